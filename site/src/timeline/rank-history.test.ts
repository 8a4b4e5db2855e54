import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { readRankHistory } from './rank-history.ts'

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
