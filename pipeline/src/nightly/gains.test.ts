import {
  type GainMonth,
  gainMonthsAnswer,
  type GainMonthsAnswer,
  gainsAnswer,
  type GainsAnswer,
  pacesAnswer,
} from '@kupodex/data/contract'
import type { GainKind, GainMeasure } from '@kupodex/data/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryTarget, seenOf } from '../publish/memory.fixture.ts'
import { publish } from '../publish/index.ts'
import { workOutNight } from './night.ts'
import { nightCharacter } from './night-character.fixture.ts'
import { nightTables } from './night-tables.fixture.ts'
import { keptGainsOf, keptTimes, keyOfYear, leftOutKey } from './previous/kept-gains.ts'
import { type CharacterForNight, neverGained, type OwnedIds } from './read/character.ts'
import { nightFiles } from './write/night-files.ts'

const row = { updatedAt: 1_700_000_000_000, deleted: false }
const things = [1, 2, 3, 4, 5, 6].map((id) => ({ ...row, id, obtainable: true, isInLog: true, sourceTypeId: 1 }))
const tables = nightTables({
  achievements: [1, 2].map((id) => {
    return { ...row, id, obtainable: true, notLegacy: true, seasonal: false, points: 10 * id, titleId: 0 }
  }),
  ...{ mounts: things, minions: things, emotes: things },
  worlds: [
    { ...row, id: 40, name: 'Jenova', dataCenterId: 4, active: true },
    { ...row, id: 73, name: 'Adamantoise', dataCenterId: 4, active: true },
  ],
  dataCenters: [{ ...row, id: 4, name: 'Aether', beta: false }],
})

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000

/** Marks: ids and the days of their dates; the collection was first read on a day. */
const marks = (since: string | null, days: Readonly<Record<number, string>>): OwnedIds => ({
  ids: Object.keys(days).map(Number),
  dates: Object.values(days).map(at),
  gainedAfter: since === null ? 0 : at(since),
})

const person = (id: number, owned: CharacterForNight['owned'], more: Partial<CharacterForNight> = {}) =>
  nightCharacter(id, { name: `Person ${id}`, worldId: 40, owned, ...more })

let place: ReturnType<typeof memoryTarget>
beforeEach(() => {
  place = memoryTarget()
})

const night = async (day: string, characters: readonly CharacterForNight[]) => {
  const read = async function* () {
    yield* characters
  }
  const outcome = await workOutNight({
    tables,
    characters: { about: null, read },
    previous: place.target,
    now: Date.parse(`${day}T00:05:00Z`),
    acceptLoss: true,
  })
  if (!outcome.ok) throw new Error(outcome.code)
  return publish('night', nightFiles(outcome.night), place.target)
}

const read = (key: string): unknown => JSON.parse(seenOf(place.files, 'night')?.[key] ?? 'null')
const running = (kind: GainKind, scope = 'global'): GainsAnswer =>
  gainsAnswer.parse(read(`api/gains/${scope}/${kind}.json`))
const months = (scope = 'global', year = 2026): GainMonthsAnswer =>
  gainMonthsAnswer.parse(read(`api/gain-months/${scope}/${year}.json`))
const monthsKept = (year?: number) => months('global', year).months.map(({ month: number, isOpen }) => [number, isOpen])
const month = (number: number, scope?: string, year?: number): GainMonth =>
  months(scope, year).months.find((each) => each.month === number) as GainMonth

/** Ids with gains by a measure, in the order of the board. */
const gained = ({ boards }: Pick<GainsAnswer, 'boards'>, word: GainMeasure['word']) =>
  boards.find(({ measure }) => measure === word)?.chars.map(({ id, rank, score }) => [id, rank, score])

describe('what counts as gained', () => {
  const cases: [what: string, owned: CharacterForNight['owned'], word: GainMeasure['word'], month: number][] = [
    [
      'what the Lodestone dates, also at a first reading',
      { achievement: marks(null, { 1: '2026-03-02' }) },
      'points',
      10,
    ],
    ['what was there at a first reading', { mount: marks('2026-03-02', { 1: '2026-03-02' }) }, 'mounts', 0],
    ['what came after it', { mount: marks('2026-03-02', { 1: '2026-03-02', 2: '2026-03-03' }) }, 'mounts', 1],
    ['what came in another month', { mount: marks('2026-02-02', { 1: '2026-02-03' }) }, 'mounts', 0],
    [
      'what came after a first reading that showed nothing',
      { minion: marks('2026-03-02', { 1: '2026-03-03' }) },
      'minions',
      1,
    ],
    ['emotes that were read', { emote: marks('2026-03-02', { 1: '2026-03-03' }) }, 'emotes', 1],
    [
      'emotes that were ticked',
      { emote: { ...marks(null, { 1: '2026-03-03' }), gainedAfter: neverGained } },
      'emotes',
      0,
    ],
  ]
  test.each(cases)('%s', async (_, owned, word, score) => {
    await night('2026-03-05', [person(1, owned)])
    expect(gained(running('month'), word)).toEqual(score === 0 ? [] : [[1, 1, score]])
  })
})

describe('the times', () => {
  const people = [
    person(1, { mount: marks('2025-01-01', { 1: '2026-01-05', 2: '2026-02-20', 3: '2026-03-04' }) }),
    person(2, { mount: marks('2025-01-01', { 4: '2026-03-01', 5: '2026-03-04' }) }, { worldId: 73 }),
    person(3, { mount: marks('2025-01-01', { 4: '2026-03-04' }) }),
  ]

  test('are the week from its reset, the month, the season and the year', async () => {
    await night('2026-03-05', people)
    const kinds = (['week', 'month', 'season', 'year'] as const).map((kind) => gained(running(kind), 'mounts'))
    const byMonth = [
      [2, 1, 2],
      [1, 2, 1],
      [3, 2, 1],
    ]
    const byYear = [
      [1, 1, 3],
      [2, 2, 2],
      [3, 3, 1],
    ]
    expect(kinds).toEqual([
      [
        [1, 1, 1],
        [2, 1, 1],
        [3, 1, 1],
      ],
      byMonth,
      byYear,
      byYear,
    ])
  })

  test('have a pace of the four whole weeks before, on each world', async () => {
    await night('2026-03-05', people)
    const paces = (world: string) => pacesAnswer.parse(read(`api/paces/${world}.json`))
    const { from, to, types, chars } = paces('Jenova')
    expect([from, to]).toEqual([Date.parse('2026-02-03T08:00:00Z'), Date.parse('2026-03-03T08:00:00Z')])
    expect([types, chars]).toEqual([['achievement', 'mount', 'minion'], { 1: [0, 1, 0] }])
    expect(paces('Adamantoise').chars).toEqual({ 2: [0, 1, 0] })
  })

  test('compare worlds and data centers', async () => {
    await night('2026-03-05', people)
    expect(gained(running('month', 'Jenova'), 'mounts')).toEqual([
      [1, 1, 1],
      [3, 1, 1],
    ])
    expect(gained(running('month', 'Aether'), 'mounts')).toHaveLength(3)
  })
})

const winner = person(1, { mount: marks('2026-01-01', { 1: '2026-03-10', 2: '2026-03-11' }) })
const second = person(2, { mount: marks('2026-01-01', { 1: '2026-03-12' }) })
const late = person(3, { mount: marks('2026-01-01', { 1: '2026-03-10', 2: '2026-03-20', 3: '2026-03-31' }) })
/** The board while it has the winner and the second. */
const ofBoth = [
  [1, 1, 2],
  [2, 2, 1],
]
const march = (scope?: string) => gained(month(3, scope), 'mounts')

describe('a month that has ended', () => {
  test('is counted again for three days, and then stays', async () => {
    await night('2026-04-01', [winner, second])
    expect([month(3).isOpen, march()]).toEqual([true, ofBoth])
    await night('2026-04-03', [winner, second, late])
    expect([month(3).isOpen, march()]).toEqual([
      true,
      [
        [3, 1, 3],
        [1, 2, 2],
        [2, 3, 1],
      ],
    ])
    await night('2026-04-04', [winner, second])
    expect([month(3).isOpen, march()]).toEqual([false, ofBoth])
    await night('2026-04-05', [winner, second, late])
    await night('2026-05-20', [second])
    expect([month(3).isOpen, march()]).toEqual([false, ofBoth])
    expect(months().months.map((each) => each.month)).toEqual([3, 4])
  })

  test('is of the year before in January', async () => {
    const december = person(1, { mount: marks('2026-01-01', { 1: '2026-12-31' }) })
    await night('2027-01-02', [december])
    expect(gained(month(12, 'global', 2026), 'mounts')).toEqual([[1, 1, 1]])
  })

  const changes: [what: string, after: CharacterForNight[], left: number[][]][] = [
    ['somebody who is hidden', [{ ...winner, status: 'private' }, second], [[2, 2, 1]]],
    ['somebody who is deleted', [{ ...winner, status: 'deleted' }, second], [[2, 2, 1]]],
    ['somebody who hides that collection', [{ ...winner, owned: {}, hides: ['mount'] }, second], [[2, 2, 1]]],
    ['nobody who hides another collection', [{ ...winner, hides: ['emote'] }, second], ofBoth],
    ['nobody who moved to another world', [{ ...winner, worldId: 73 }, second], ofBoth],
    ['nobody who merely could not be read', [second], ofBoth],
  ]
  test.each(changes)('leaves out %s, as long as that is so; all others keep their ranks', async (_, after, left) => {
    await night('2026-04-10', [winner, second])
    const before = march()
    await night('2026-04-11', after)
    expect([march(), march('Jenova')]).toEqual([left, left])
    await night('2026-04-12', after)
    expect([march(), march('Jenova')]).toEqual([left, left])
    await night('2026-04-13', [winner, second])
    expect([march(), march('Jenova')]).toEqual([before, before])
  })

  test('shows who comes back as it is by then, where it was', async () => {
    await night('2026-04-10', [winner, second])
    await night('2026-04-11', [{ ...winner, status: 'private' }, second])
    const shards = () =>
      Object.keys(seenOf(place.files, 'night') ?? {}).filter((key) => key.startsWith('night/left-out/'))
    expect(shards()).toEqual(['night/left-out/Aether.json', 'night/left-out/Jenova.json', 'night/left-out/global.json'])
    expect(JSON.stringify(read('night/left-out/global.json'))).not.toContain('Person 1')
    await night('2026-04-12', [{ ...winner, name: 'New Name', worldId: 73 }, second])
    expect(month(3, 'Jenova').boards.find(({ measure }) => measure === 'mounts')?.chars[0]).toMatchObject({
      ...{ id: 1, name: 'New Name', worldId: 40, rank: 1, score: 2 },
    })
    expect(shards()).toEqual([])
  })

  test('waits for a name where who is shown again could not be read', async () => {
    await night('2026-04-10', [winner, second])
    await night('2026-04-11', [{ ...winner, status: 'private' }, second])
    await night('2026-04-12', [second])
    expect(march()).toEqual([[2, 2, 1]])
    await night('2026-04-13', [winner, second])
    expect(march()).toHaveLength(2)
  })

  test.each(['private', 'deleted'] as const)('forgets of whom nothing is stored any more (%s)', async (status) => {
    await night('2026-04-10', [winner, second])
    await night('2026-04-11', [{ ...winner, status: 'private' }, second])
    await night('2026-04-12', [nightCharacter(1, { status, name: '' }), second])
    expect(read('night/left-out/global.json')).toBeNull()
    await night('2026-04-13', [winner, second])
    expect(march()).toEqual([[2, 2, 1]])
  })

  test('writes nothing while somebody stays hidden', async () => {
    const hidden = [{ ...winner, status: 'private' as const }, second]
    await night('2026-04-10', [winner, second])
    for (const day of ['2026-04-11', '2026-04-12']) await night(day, hidden)
    expect(await night('2026-04-13', hidden)).toMatchObject({ written: 1, removed: 0 })
  })

  test('follows nobody, but what still runs is of the world where a character is', async () => {
    const mover = person(1, { mount: marks('2026-01-01', { 1: '2026-03-10', 2: '2026-04-02' }) })
    await night('2026-04-10', [mover])
    await night('2026-04-11', [{ ...mover, worldId: 73 }])
    expect([march('Jenova'), march('Adamantoise')]).toEqual([[[1, 1, 1]], []])
    const years = ['Jenova', 'Adamantoise'].map((scope) => gained(running('year', scope), 'mounts'))
    expect(years).toEqual([[], [[1, 1, 2]]])
  })
})

describe('after a time without nights', () => {
  const busy = person(1, {
    mount: marks('2026-01-01', { 1: '2026-03-10', 2: '2026-04-11', 3: '2026-04-12', 4: '2026-06-02' }),
  })

  test('every month in between is kept, and the one that was open', async () => {
    await night('2026-03-02', [busy])
    await night('2026-04-02', [busy])
    expect(monthsKept()).toEqual([
      [2, false],
      [3, true],
    ])
    await night('2026-07-20', [busy])
    expect(monthsKept()).toEqual([2, 3, 4, 5, 6].map((number) => [number, false]))
    const scores = [3, 4, 5, 6].map((number) => gained(month(number), 'mounts'))
    expect(scores).toEqual([[[1, 1, 1]], [[1, 1, 2]], [], [[1, 1, 1]]])
  })

  test('also over the end of a year, and of two', async () => {
    await night('2026-11-20', [busy])
    await night('2028-02-01', [busy])
    expect(monthsKept(2026)).toEqual([10, 11, 12].map((number) => [number, false]))
    expect(months('global', 2027).months).toHaveLength(12)
    expect(monthsKept(2028)).toEqual([[1, true]])
    expect([2025, 2026, 2027].map((year) => months('global', year).whole?.isOpen)).toEqual([false, false, false])
    expect(months('global', 2027).seasons.map(({ season }) => season)).toEqual(['winter', 'spring', 'summer', 'autumn'])
  })
})

describe('a season and a year that have ended', () => {
  const season = () => months().seasons.find((each) => each.season === 'winter')
  const byMounts = (time: Pick<GainsAnswer, 'boards'> | null | undefined) => time && gained(time, 'mounts')

  test('are counted again for three days, and then stay', async () => {
    await night('2026-04-02', [winner, second])
    expect([season()?.isOpen, byMounts(season())]).toEqual([true, march()])
    await night('2026-04-04', [winner, second, late])
    const kept = byMounts(season())
    expect([season()?.isOpen, kept?.length]).toEqual([false, 3])
    await night('2026-05-20', [second])
    expect(byMounts(season())).toEqual(kept)
    await night('2027-01-04', [winner, second])
    const year = byMounts(months().whole)
    expect([months().whole?.isOpen, year]).toEqual([
      false,
      march()
        ?.filter(([id]) => id !== 3)
        .map(([id, , score], at) => [id, at + 1, score]),
    ])
    await night('2027-02-20', [late])
    expect(byMounts(months().whole)).toEqual(year)
  })

  test('leave out who hides, and show who comes back', async () => {
    await night('2027-01-10', [winner, second])
    const both = [months().whole, months().seasons.at(-1)].map(byMounts)
    await night('2027-01-11', [{ ...winner, status: 'private' }, second])
    expect(byMounts(months().whole)).toEqual([[2, 2, 1]])
    await night('2027-01-12', [winner, second])
    expect([months().whole, months().seasons.at(-1)].map(byMounts)).toEqual(both)
  })

  test('are not in files of earlier releases, which have months alone', async () => {
    const earlier = { deployTime: 1, generateTime: 1, year: 2026, months: [{ month: 3, isOpen: false, boards: [] }] }
    const key = 'api/gain-months/global/2026.json'
    const kept = await keptGainsOf({
      files: { [key]: { hash: '', size: 0 } },
      read: async () => new TextEncoder().encode(JSON.stringify(earlier)),
    })
    expect(keptTimes(kept)).toEqual([{ kind: 'month', from: Date.UTC(2026, 2), isOpen: false }])
  })

  test('are read whatever a scope is called, also one that no table has any more', async () => {
    const scope = 'Kupo-Nut Grove 2'
    const year = { scope, year: 2026, months: [], seasons: [], whole: null }
    const rows = [{ kind: 'month', from: 5, measure: 'mounts', id: 1, worldId: 2, rank: 3, score: 4, hides: ['all'] }]
    const files: Readonly<Record<string, object>> = {
      [keyOfYear(year)]: { deployTime: 1, generateTime: 1, ...year },
      [leftOutKey(scope)]: { rows },
    }
    const kept = await keptGainsOf({
      files: Object.fromEntries(Object.keys(files).map((key) => [key, { hash: '', size: 0 }])),
      read: async (key) => new TextEncoder().encode(JSON.stringify(files[key])),
    })
    expect(kept).toEqual({ years: [year], leftOut: [{ scope, rows }] })
  })
})

test('a collection that is hidden and shown again counts as before', async () => {
  const counted = async () => gained(running('month'), 'mounts')
  await night('2026-03-12', [winner])
  expect(await counted()).toEqual([[1, 1, 2]])
  await night('2026-03-13', [{ ...winner, owned: {}, hides: ['mount'] }])
  expect(await counted()).toEqual([])
  await night('2026-03-14', [winner])
  expect(await counted()).toEqual([[1, 1, 2]])
})

test('nothing is written where nobody gained anything since', async () => {
  for (const day of ['2026-03-11', '2026-03-12']) await night(day, [winner, second])
  expect(await night('2026-03-13', [winner, second])).toMatchObject({ written: 1, removed: 0 })
})
