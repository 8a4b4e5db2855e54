import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { importCommand } from './command.ts'
import { importArguments } from './options.ts'
import { report } from './report.ts'

describe('options', () => {
  test('take folders, the loss switch and a time', () => {
    const given = { sheets: '/a', items: '/b', out: '/c', 'accept-loss': true, now: '5' }
    expect(importArguments.read(given)).toMatchObject({
      ...{ sheets: '/a', items: '/b', out: '/c', acceptLoss: true, now: 5 },
    })
  })

  test('write to the data package and use no items unless asked to', () => {
    const options = importArguments.read({ sheets: '/a', 'accept-loss': false })
    expect(options).toMatchObject({ items: null, acceptLoss: false, now: null })
    expect(options).toHaveProperty('out', expect.stringMatching(/data$/))
  })
})

describe('the command', () => {
  const run = (...args: string[]) => runCommand(importCommand, args, {}, () => 1000)

  test.each([
    [[], '--sheets is missing'],
    [['--sheets', '/a', '--now', 'soon'], '--now takes epoch milliseconds'],
    [['--sheets', '/a', '--speed'], "Unknown option '--speed'"],
    [['--sheets', '/a', '--sheets', '/b'], '--sheets is given twice'],
  ])('%j is used wrongly: it says how it is used, and exits 2', async (args, message) => {
    const { code, err } = await run(...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err).toContain('Usage: npm run import -- --sheets <folder>')
  })

  test.each([[['--help']], [['-h']], [['--sheets', '/a', '--help']]])('%j prints how it is used', async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Usage: npm run import -- --sheets <folder>'),
    })
  })

  test('refused says where, and exits 1', async () => {
    const { code, out, err } = await run('--sheets', join(import.meta.dirname, 'nowhere'))
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/Refused, nothing was written\.\n.*nowhere: there is no such folder \(--sheets\)\n/)
  })
})

test('the report has a line a table, and says what was lost, missing and written', () => {
  const row = (id: number, sources: unknown[], de: string | null) => ({
    id,
    updatedAt: 1,
    deleted: false,
    name: { en: 'a', de, fr: 'a', ja: 'a' },
    sources,
    obtainable: true,
  })
  const text = report(
    {
      tables: [
        {
          table: 'mounts',
          rows: [
            row(1, [{}], 'a'),
            row(2, [], null),
            { ...row(3, [{}], null), deleted: true },
            { ...row(4, [], 'a'), obtainable: false, gone: 'season' },
            { ...row(5, [{}], 'a'), sourceTypeId: 7 },
          ],
          skipped: 4,
          changes: { added: [1], changed: [], removed: [3] },
          unreleased: [{ id: 9, name: '●' }],
        },
        {
          ...{ table: 'worlds', rows: [], skipped: 0, changes: { added: [], changed: [], removed: [] } },
          ...{ unreleased: [], kept: 'no column' },
        },
      ],
      unmatched: ['mounts 99'],
      replaced: ['mounts 98'],
      disputes: [{ table: 'mounts', id: 1, taken: 'event', against: 'open' }],
      losses: [{ file: 'en/Mount.csv', column: 'Order', problem: 'the last import had this column' }],
      dangling: [{ from: 'titles', column: 'achievementIds', to: 'achievements', ids: [7, 8] }],
      written: ['tables/mounts.json'],
      optional: { Item: true, Quest: false },
    },
    { sheets: '/s', items: null, out: '/o', data: '/d', acceptLoss: true, now: null },
    2345,
  )
  expect(text).toMatch(/^mounts +4 +4 +1 +1 +2 \(66\.6 %\) +1 +1$/m)
  expect(text).toMatch(/^mounts +2 +1 +1$/m)
  expect(text).toContain('Not released: mounts 9 ●')
  expect(text).toContain('No way known: mounts 2 a')
  expect(text).toContain('Facts disagree: mounts 1 a: event by hand, open by its ways')
  expect(text).toContain('worlds was left as it was: no column')
  expect(text).toContain('Lost: en/Mount.csv, column Order: the last import had this column')
  expect(text).toContain('2 rows of titles point to no row of achievements (achievementIds), first 7')
  expect(text).toContain('Optional sheets: Item found, Quest not there.')
  expect(text).toContain('2 rows changed, 1 files written to /o.')
  expect(text).toContain('2.3 s')
})
