import { rankShard } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { testPublished } from '../ground/published.fixture.ts'
import { bestRankFrom } from './best-rank.ts'

const id = 4711
const shard = {
  deployTime: 1,
  generateTime: 1,
  boards: ['mount/standard', 'achievement/standard', 'mount/rarity'],
  ids: [id],
  ends: [3],
  // Board; world, data center, global; the same of the day before.
  ranks: [0, 1, 5, 90, 0, 0, 0, 1, 2, 8, 70, 0, 0, 0, 2, 1, 1, 3, 0, 0, 0],
}
const published = testPublished({ [`api/ranks/${rankShard(id)}.json`]: shard })

test.each([
  [id, 70],
  [id + 1024, null],
  [id + 1, null],
])('%d has the best rank %s among all', async (character, rank) =>
  expect(await bestRankFrom(published)(character)).toBe(rank),
)
