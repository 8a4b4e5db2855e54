import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { readRankHistory, readRanks } from './rank-history.ts'

const files: Record<string, unknown> = {
  '/api/history/': {
    periods: [
      { period: 3, shards: 4, weeks: [30, 31] },
      { period: 1, shards: 2, weeks: [10] },
      { period: 2, shards: 2, weeks: [20] },
    ],
  },
  '/api/history/2/1/': { weeks: [20], boards: ['mount/standard'], chars: { 7: [[9, 4, 1]] } },
  '/api/history/3/3/': {
    weeks: [30, 31],
    boards: ['x', 'mount/standard'],
    chars: { 7: [[], [0, 0, 0, 8, 3, 1]] },
  },
}
const { ask, asked } = webOf(files)

test('the weeks of the last two periods, oldest first', async () => {
  expect(await readRankHistory(ask, 7, 'mount/standard')).toEqual([
    { week: 20, global: 9, dataCenter: 4, world: 1 },
    { week: 30, global: null, dataCenter: null, world: null },
    { week: 31, global: 8, dataCenter: 3, world: 1 },
  ])
  expect(asked).not.toContain('/api/history/1/1/')
})

test('nobody has ranks on a board that was not kept, and nothing is there before a first week', async () => {
  expect((await readRankHistory(ask, 7, 'minion/standard')).every(({ global }) => global === null)).toBe(true)
  expect(await readRankHistory(webOf({}).ask, 7, 'mount/standard')).toEqual([])
})

test('the best of all weeks is that of the files and of the periods that they know of', async () => {
  const index = { periods: [{ period: 3, shards: 1, weeks: [30, 31] }] }
  const file = { weeks: [30, 31], boards: ['mount/standard'], chars: { 7: [[9, 4, 2, 8, 5, 2]] } }
  const best = { 7: [[12, 20, 3, 20, 2, 20]] }
  const of = async (more: object) =>
    (
      await readRanks(
        webOf({ '/api/history/': index, '/api/history/3/0/': { ...file, ...more } }).ask,
        7,
        'mount/standard',
      )
    ).best
  expect(await of({ best })).toEqual({
    global: { rank: 8, week: 31 },
    dataCenter: { rank: 3, week: 20 },
    world: { rank: 2, week: 20 },
  })
  expect((await of({})).world).toEqual({ rank: 2, week: 30 })
  expect((await of({ chars: {}, best })).global).toEqual({ rank: 12, week: 20 })
  expect((await of({ chars: {} })).global).toBeNull()
})
