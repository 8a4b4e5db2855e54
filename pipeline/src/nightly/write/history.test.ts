import {
  type HistoryAnswer,
  historyAnswer,
  type HistoryIndexAnswer,
  historyIndexAnswer,
  rarityWeeksAnswer,
} from '@kupodex/data/contract'
import { boardName, boards, historyPeriod, rankShard, weekLength as week, weekStart } from '@kupodex/data/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { publish } from '#publish/index.ts'
import { memoryTarget } from '#publish/memory.fixture.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { nightTables } from '../night-tables.fixture.ts'
import { forgettingFiles, type HistoryDeps, historyFiles } from './history.ts'
import type { Night } from './work.ts'

const tuesday = Date.parse('2026-06-23T08:05:00Z')
const day = 24 * 3_600_000
const mounts = boards.findIndex((board) => boardName(board) === 'mount/all')

let place: ReturnType<typeof memoryTarget>
beforeEach(() => {
  place = memoryTarget()
})

/** A night's look-up in which characters have these ranks by mounts, everywhere the same. */
const nightOf = (ranks: Readonly<Record<number, number>>) => {
  const night = memoryTarget()
  for (const [id, rank] of Object.entries(ranks)) {
    const shard = {
      ...{ deployTime: 1, generateTime: 1, boards: boards.map(boardName) },
      ...{ ids: [Number(id)], ends: [1], ranks: [mounts, rank + 2, rank + 1, rank, 9, 9, 9] },
    }
    night.files.set(`api/ranks/${rankShard(Number(id))}.json`, new TextEncoder().encode(JSON.stringify(shard)))
  }
  return night.target
}

const row = { updatedAt: 1, deleted: false }
const catalog = catalogOf(
  nightTables({ mounts: [{ ...row, id: 2, obtainable: true, isInLog: true, sourceTypeId: 1 }] }),
)
/** Four of five characters own the one mount there is. */
const mountsOwned = { width: 3, owners: Uint32Array.of(0, 0, 4), counted: Uint32Array.of(5) }

const keep = (now: number, ranks: Readonly<Record<number, number>>, characters = 3) => {
  const deps: HistoryDeps = {
    night: nightOf(ranks),
    ...{ catalog, fold: { ids: new Float64Array(characters), owning: { mount: mountsOwned } } },
    ...{ kept: place.target, now },
  }
  return publish('history', historyFiles(deps), place.target, { now: () => now })
}

const read = (key: string): unknown => JSON.parse(new TextDecoder().decode(place.files.get(key)))
const index = (): HistoryIndexAnswer => historyIndexAnswer.parse(read('api/history.json'))
const shard = (number: number, period = index().periods[0]?.period): HistoryAnswer =>
  historyAnswer.parse(read(`api/history/${period}/${number}.json`))

test('keeps one entry a week, for those who were ranked and those who are', async () => {
  await keep(tuesday, { 11: 1, 12: 2 })
  expect(await keep(tuesday + day, { 11: 7, 12: 8 })).toMatchObject({ written: 0, removed: 0 })
  await keep(tuesday + week, { 12: 1, 13: 2 })
  const { weeks, chars } = shard(0)
  expect(weeks).toEqual([weekStart(tuesday), weekStart(tuesday + week)])
  expect(Object.fromEntries(Object.entries(chars).map(([id, byBoard]) => [id, byBoard[mounts]]))).toEqual({
    11: [1, 2, 3, 0, 0, 0],
    12: [2, 3, 4, 1, 2, 3],
    13: [0, 0, 0, 2, 3, 4],
  })
  expect(chars[11]?.filter((ranks) => ranks.length > 0)).toHaveLength(1)
  expect(index().periods).toMatchObject([{ shards: 1, weeks, rarityWeeks: weeks }])
})

test('owners are kept with them, one column a week and one file a quarter', async () => {
  const owners = (now: number) =>
    rarityWeeksAnswer.parse(read(`api/rarity-weeks/mount/global/${historyPeriod(now)}.json`))
  await keep(tuesday, { 11: 1 })
  await keep(tuesday + 2 * week, { 11: 1 })
  expect(owners(tuesday)).toMatchObject({
    weeks: [weekStart(tuesday), weekStart(tuesday + 2 * week)],
    ...{ counted: [5, 5], owners: { 2: [4, 4] } },
  })
  await keep(tuesday + 13 * week, { 11: 1 })
  expect(owners(tuesday).weeks.length).toBe(2)
  expect(owners(tuesday + 13 * week)).toMatchObject({ counted: [5], owners: { 2: [4] } })
})

test('weeks of an earlier release have ranks alone', async () => {
  await keep(tuesday, { 11: 1 })
  const { periods, ...times } = index()
  const before = periods.map(({ rarityWeeks: _, ...period }) => period)
  place.files.set('api/history.json', new TextEncoder().encode(JSON.stringify({ ...times, periods: before })))
  await keep(tuesday + week, { 11: 1 })
  expect(index().periods).toMatchObject([
    { weeks: [weekStart(tuesday), weekStart(tuesday + week)], rarityWeeks: [weekStart(tuesday + week)] },
  ])
})

test('cut off at any point, the next run keeps the week whole', async () => {
  const ranks = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [100 + at, at + 1]))
  await keep(tuesday, ranks, 2000)
  expect(index().periods).toMatchObject([{ shards: 32 }])
  const start = new Map(place.files)
  await keep(tuesday + week, ranks, 2000)
  const [whole, steps] = [shard(3), place.log.length]
  for (let failAt = 0; failAt < steps; failAt += 3) {
    place = memoryTarget(new Map(start))
    place.state.failAt = failAt
    await keep(tuesday + week, ranks, 2000).catch(() => undefined)
    place.state.failAt = Infinity
    await keep(tuesday + week + day, ranks, 2000)
    const secondShard = shard(3)
    expect({ ...secondShard, generateTime: 0 }).toEqual({ ...whole, generateTime: 0 })
  }
})

test('a run that was cut off leaves nobody in shards beyond those of a next one with fewer characters', async () => {
  const ranks = { 11: 1, 12: 2 }
  await keep(tuesday, ranks, 128)
  const [steps, period] = [place.log.length, historyPeriod(tuesday)]
  let timesLeft = 0
  for (let failAt = 0; failAt < steps; failAt++) {
    place = memoryTarget()
    place.state.failAt = failAt
    await keep(tuesday, ranks, 128).catch(() => undefined)
    if (place.files.has('api/history.json')) continue
    place.state.failAt = Infinity
    await keep(tuesday, ranks)
    expect(Object.keys(shard(0).chars)).toEqual(['11', '12'])
    if (!place.files.has(`api/history/${period}/1.json`)) continue
    timesLeft++
    expect(shard(1, period).chars).toEqual({})
  }
  expect(timesLeft).toBeGreaterThan(0)
})

test('a new quarter begins new files and leaves the old ones', async () => {
  const quarter = 13 * week
  await keep(tuesday, { 11: 1 })
  await keep(tuesday + quarter, { 11: 2 }, 600)
  const [first, second] = index().periods
  expect([first?.weeks.length, second?.weeks.length, second?.shards]).toEqual([1, 1, 16])
  expect(shard(0, first?.period).chars[11]?.[mounts]).toEqual([1, 2, 3])
  expect(shard(11, second?.period).chars[11]?.[mounts]).toEqual([2, 3, 4])
})

describe('the best ranks of before', () => {
  const quarter = 13 * week
  const best = (id: number, period: number) => {
    const { period: number, shards } = index().periods[period] ?? { period: 0, shards: 1 }
    return shard(id % shards, number).best?.[id]?.[mounts]
  }

  test('go from quarter to quarter, each with its week', async () => {
    await keep(tuesday, { 11: 5, 12: 9 })
    await keep(tuesday + week, { 11: 3 })
    expect(best(11, 0)).toBeUndefined()
    // More files than in the quarter before, then fewer.
    await keep(tuesday + quarter, { 11: 4, 12: 1 }, 600)
    const at = weekStart(tuesday + week)
    expect(best(11, 1)).toEqual([3, at, 4, at, 5, at])
    expect(best(12, 1)?.[0]).toBe(9)
    await keep(tuesday + 2 * quarter, { 12: 7 })
    expect(best(11, 2)).toEqual([3, at, 4, at, 5, at])
    expect(best(12, 2)?.slice(0, 2)).toEqual([1, weekStart(tuesday + quarter)])
    await keep(tuesday + 2 * quarter + week, { 12: 6 })
    expect(best(12, 2)?.[0]).toBe(1)
  })

  test('are those of all quarters where the files of before did not know them', async () => {
    await keep(tuesday, { 11: 2 })
    await keep(tuesday + quarter, { 11: 6 })
    const { best: _, ...old } = shard(0, index().periods[1]?.period)
    place.files.set(`api/history/${index().periods[1]?.period}/0.json`, new TextEncoder().encode(JSON.stringify(old)))
    await keep(tuesday + 2 * quarter, { 11: 7 })
    expect(best(11, 2)?.slice(0, 2)).toEqual([2, weekStart(tuesday)])
  })
})

describe('who must not be shown any more', () => {
  const nextWeek = tuesday + week
  /** The night after, which knows who is concealed, and who was. */
  const forget = (concealed: Readonly<Record<string, readonly number[]>>, concealedBefore = {}) => {
    const fold = Object.fromEntries(Object.entries(concealed).map(([what, ids]) => [what, Float64Array.from(ids)]))
    const night = { fold: { concealed: fold }, concealedBefore, now: nextWeek + day } as unknown as Night
    return publish('history', forgettingFiles(night, place.target), place.target, { now: () => night.now })
  }
  const quarter = 13 * week
  const everywhere = () => [...place.files].filter(([key]) => key.startsWith('api/history/'))
  const kept = (id: number) =>
    everywhere().filter(([, bytes]) => new TextDecoder().decode(bytes).includes(`"${id}":`)).length

  beforeEach(async () => {
    await keep(tuesday - quarter, { 11: 1, 12: 2 }, 600)
    await keep(tuesday, { 11: 1, 12: 2 })
  })

  test('is taken out of all weeks of all quarters; the others and the weeks stay', async () => {
    const before = index()
    expect([kept(11), kept(12)]).toEqual([2, 2])
    await forget({ all: [11, 99] })
    expect([kept(11), kept(12)]).toEqual([0, 2])
    expect(index()).toEqual(before)
    await keep(nextWeek, { 12: 1 })
    expect([kept(11), kept(12)]).toEqual([0, 2])
  })

  test('by collection, only its boards', async () => {
    await forget({ minion: [11], mount: [12] })
    expect([kept(11), kept(12)]).toEqual([2, 0])
    expect(shard(11).chars[11]?.[mounts]).toEqual([1, 2, 3])
  })

  test('is in no file of a new quarter whose first run was cut off before they hid', async () => {
    const start = new Map(place.files)
    const newQuarter = tuesday + quarter
    place = memoryTarget(new Map(start))
    await keep(newQuarter, { 11: 1, 12: 2 }, 600)
    const steps = place.log.length
    let timesLeft = 0
    for (let failAt = 0; failAt < steps; failAt++) {
      place = memoryTarget(new Map(start))
      place.state.failAt = failAt
      await keep(newQuarter, { 11: 1, 12: 2 }, 600).catch(() => undefined)
      place.state.failAt = Infinity
      await forget({ all: [11] })
      timesLeft += kept(11)
      await keep(newQuarter + day, { 12: 1 }, 600)
      expect([kept(11), kept(12)]).toEqual([0, 3])
    }
    expect(timesLeft).toBeGreaterThan(0)
  })

  test('is looked for once: a night that adds nobody reads no shard', async () => {
    const asked: string[] = []
    const kept = { read: async (key: string) => (asked.push(key), place.target.read(key)) }
    const night = { fold: { concealed: { all: Float64Array.of(11) } }, concealedBefore: { all: [11] }, now: nextWeek }
    const files = []
    for await (const file of forgettingFiles(night as unknown as Night, kept)) files.push(file)
    expect([files, asked]).toEqual([[], []])
  })
})
