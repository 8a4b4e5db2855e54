import { siteIsWell } from '@kupodex/data/store'
import { describe, expect, test } from 'vitest'
import { attentionOf } from './attention.ts'
import { at, hour, known, report, wellStatus } from './status.fixture.ts'
import { statusText } from './words.ts'

describe('statusText', () => {
  test('a product that is well, for a terminal', () =>
    expect(statusText(wellStatus)).toBe(
      `At             2026-11-23 08:00 UTC
Nights         2026-11-23 00:00 UTC, 8.0 hours ago: 1,234 characters, 3 left out, took 61 s
               2026-11-22 00:00 UTC, 32.0 hours ago: 1,200 characters, 0 left out, took 2 min
Ages           as of the night of 2026-11-23 00:00 UTC
               top      100 characters: half within 60 min, 90 % within 2.0 hours; to stay below 2.0 hours
               tail     1,134 characters: half within 6 days, 90 % within 10 days
Queue          asked    0 due
               top      2 due, the first since 10 min
Dead letters   none
Lodestone      requests are sent
               its page of all worlds was not read yet
Publishing     no run right now
Errors         none in 7 days
Money          not known: nobody counts it
`,
    ))

  test('how many were found, where any were', () =>
    expect(statusText({ ...wellStatus, report: known({ ...report, found: 1500 }) })).toContain(
      `took 2 min
               1,500 of all known were found among the members of free companies
`,
    ))

  test('what is not known is said to be so, never none', () => {
    const why = { known: false, why: 'There is no table elsewhere.' } as const
    const text = statusText({
      ...wellStatus,
      ...{ report: why, queues: why, deadLetters: why, lodestone: why, publishing: why, errors: why },
    })
    const lines = text.split('\n').slice(1, -2)
    expect(lines).toHaveLength(7)
    for (const line of lines) expect(line.slice(15)).toBe('not known: There is no table elsewhere.')
  })

  test('a product without a night, and a report of an earlier release', () => {
    expect(statusText({ ...wellStatus, report: known(null) })).toContain('Nights         none was published yet')
    expect(statusText({ ...wellStatus, report: known(null) })).toContain('Ages           not known')
    expect(statusText({ ...wellStatus, report: known({ ...report, nights: [] }) })).toContain(
      'Nights         2026-11-23 00:00 UTC, 8.0 hours ago: 1,234 characters\n',
    )
  })

  test('what went wrong, in one line each and without what steers a terminal', () => {
    const text = statusText({
      ...wellStatus,
      deadLetters: known([
        { id: 5, reason: 'unknownLayout: no header', failures: 10, at: at - hour },
        { id: 6, reason: 'unknownLayout: no name', failures: 10, at: at - 4 * hour },
        { id: 7, reason: '\u001b[2Jshrunken\nmounts', failures: 10, at: at - 3 * hour },
      ]),
      lodestone: known({
        ...siteIsWell,
        pause: { until: at + 1, code: 'maintenance', times: 2 },
        changed: { mounts: { since: at - hour, why: 'no\u001b[2J list' } },
        worlds: { asOf: at - hour, count: 85, inMaintenance: ['Ragnarok', 'Omega'] },
        unknownNames: { 'job Beast\u001b[2Jmaster': { since: at - hour, at } },
      }),
      publishing: known({ token: 'a', holder: 'here 1', since: at - 1, until: at + 1 }),
      errors: known([{ code: 'shrunken', level: 'warn', count: 1200, last: at - hour }]),
      money: known(12.345),
    })
    expect(text).toContain('Dead letters   3, the newest 60 min ago: unknownLayout 2, [2Jshrunken 1\n')
    expect(text).toContain('Lodestone      paused until 2026-11-23 08:00 UTC, 2 times in a row: under maintenance\n')
    expect(text).toContain('the page mounts has an unknown layout since 2026-11-23 07:00 UTC: no [2J list\n')
    expect(text).toContain('85 worlds, 2 (Ragnarok, Omega) in maintenance as of 2026-11-23 07:00 UTC\n')
    expect(text).toContain('shows what no table has since 2026-11-23 07:00 UTC: job Beast [2Jmaster\n')
    expect(text).toContain('Publishing     here 1 since 2026-11-23 07:59 UTC\n')
    expect(text).toContain('  1,200  shrunken (warn, the last 60 min ago)\n')
    expect(text).toContain('Money          12.35 US dollars in this month so far\n')
    expect(text).not.toContain('\u001b')
  })
})

test.each([
  ['challenged', 'challenged'],
  ['blocked', 'refused at the edge'],
  ['throttled', 'throttled'],
  ['something of a later release', 'something of a later release'],
])('a pause for %s is named as the check of the Lodestone names it', (code, words) => {
  const status = { ...wellStatus, lodestone: known({ ...siteIsWell, pause: { until: at + 1, code, times: 3 } }) }
  expect(statusText(status)).toContain(`, 3 times in a row: ${words}\n`)
  expect(attentionOf(status)).toEqual([expect.stringContaining(`are paused: ${words}`)])
})

test('a machine that is turned away is named, as long as it pauses', () => {
  const away = (until: number) => ({
    ...wellStatus,
    lodestone: known({ ...siteIsWell, turnedAway: { 'AWS\u001b': { until, code: 'blocked', times: 4 } } }),
  })
  expect(statusText(away(at + 60_000))).toContain(
    'Lodestone      requests are sent\n' +
      '               but on AWS : paused until 2026-11-23 08:01 UTC, 4 times in a row: refused at the edge\n',
  )
  expect(attentionOf(away(at + 60_000))).toEqual([
    'The worker on AWS  is turned away by the Lodestone: refused at the edge; npm run lodestone -- --check tells which machines it answers.',
  ])
  expect([attentionOf(away(at - 1)), statusText(away(at - 1))]).toEqual([[], statusText(wellStatus)])
})

describe('attentionOf', () => {
  test('nothing where all is well, nor for what is not known', () => {
    expect(attentionOf(wellStatus)).toEqual([])
    const why = { known: false, why: 'no' } as const
    expect(attentionOf({ ...wellStatus, report: why, lodestone: why, deadLetters: why })).toEqual([])
    expect(attentionOf({ ...wellStatus, report: known(null) })).toEqual([])
  })

  test('a night that is missing or damaged, an age that is missed, a Lodestone that changed, characters that are parked', () => {
    const freshness = [{ tier: 'top', count: 1, median: 1, p90: 3 * 3600 + 1 }]
    const late = { ...report, generateTime: at - 27 * hour, skipped: { damaged: 2 }, freshness }
    const changed = { mounts: { since: 1, why: '' } }
    const letter = { id: 1, reason: '', failures: 10, at }
    expect(
      attentionOf({
        ...wellStatus,
        report: known(late),
        lodestone: known({
          ...siteIsWell,
          changed,
          pause: { until: at + 1, code: 'maintenance', times: 1 },
          worlds: { asOf: at, count: 85, inMaintenance: ['Ragnarok'] },
          unknownNames: { 'job Beastmaster': { since: at, at } },
        }),
        deadLetters: known([letter]),
      }),
    ).toEqual([
      'No night was published for 27.0 hours.',
      'The night could not read 2 characters.',
      'Characters of the tier top are older than 2.0 hours.',
      'Requests to the Lodestone are paused: under maintenance.',
      'Pages of the Lodestone have an unknown layout.',
      'Worlds of the game are in maintenance.',
      'The Lodestone shows names that no table has: import the newest sheets of the game.',
      'Characters are parked that could not be read.',
    ])
  })
})
