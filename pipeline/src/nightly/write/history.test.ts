import { type HistoryAnswer, historyAnswer, type HistoryIndexAnswer, historyIndexAnswer } from '@kupodex/data/contract'
import { boardName, boards, rankShard, weekStart } from '@kupodex/data/rules'
import { beforeEach, expect, test } from 'vitest'
import { publish } from '#publish/index.ts'
import { memoryTarget } from '#publish/memory.fixture.ts'
import { historyFiles } from './history.ts'

const tuesday = Date.parse('2026-06-23T08:05:00Z')
const day = 24 * 3_600_000
const week = 7 * day
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

const keep = (now: number, ranks: Readonly<Record<number, number>>, characters = 3) => {
  const deps = { night: nightOf(ranks), kept: place.target, characters, deployTime: 1, now }
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
  expect(index().periods).toMatchObject([{ shards: 1, weeks }])
})

test('cut off at any point, the next run keeps the week whole', async () => {
  const ranks = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [100 + at, at + 1]))
  await keep(tuesday, ranks, 2000)
  expect(index().periods).toMatchObject([{ shards: 8 }])
  const start = new Map(place.files)
  await keep(tuesday + week, ranks, 2000)
  const [whole, steps] = [shard(3), place.log.length]
  for (let failAt = 0; failAt < steps; failAt += 3) {
    place = memoryTarget(new Map(start))
    place.state.failAt = failAt
    await keep(tuesday + week, ranks, 2000).catch(() => undefined)
    place.state.failAt = Infinity
    await keep(tuesday + week + day, ranks, 2000)
    const again = shard(3)
    expect({ ...again, generateTime: 0 }).toEqual({ ...whole, generateTime: 0 })
  }
})

test('a new quarter begins new files and leaves the old ones', async () => {
  const quarter = 13 * week
  await keep(tuesday, { 11: 1 })
  await keep(tuesday + quarter, { 11: 2 }, 600)
  const [first, second] = index().periods
  expect([first?.weeks.length, second?.weeks.length, second?.shards]).toEqual([1, 1, 4])
  expect(shard(0, first?.period).chars[11]?.[mounts]).toEqual([1, 2, 3])
  expect(shard(3, second?.period).chars[11]?.[mounts]).toEqual([2, 3, 4])
})
