import { expect, test } from 'vitest'
import { ranksIn } from './ranks-in.ts'

const shard = {
  deployTime: 1,
  generateTime: 2,
  boards: ['mount/standard', 'mount/all'],
  ids: [6, 1030, 2 ** 40],
  ends: [2, 3, 3],
  ranks: [0, 1, 2, 3, 4, 5, 6, 1, 0, 0, 9, 0, 0, 0, 1, 7, 8, 10, 0, 0, 11],
}

test('a character has its ranks by board, today and the day before', () => {
  expect(ranksIn(shard, 6)).toEqual({
    'mount/standard': { world: 1, dataCenter: 2, global: 3, yesterday: { world: 4, dataCenter: 5, global: 6 } },
    'mount/all': {
      world: null,
      dataCenter: null,
      global: 9,
      yesterday: { world: null, dataCenter: null, global: null },
    },
  })
  expect(ranksIn(shard, 1030)?.['mount/all']).toMatchObject({ world: 7, yesterday: { world: null, global: 11 } })
  expect(ranksIn(shard, 2 ** 40)).toEqual({})
})

test.each([0, 7, 1031, 2 ** 41])('%d is not in it', (id) => {
  expect(ranksIn(shard, id)).toBeNull()
})
