import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { changeOf, topPercent, wasRanked } from './change.ts'

test.each([
  [3, 5, { way: 'up', by: 2 }],
  [5, 3, { way: 'down', by: 2 }],
  [3, 3, null],
  [3, null, { way: 'new' }],
  [null, 3, null],
  [null, null, null],
])('rank %j after %j', (rank, yesterday, expected) => expect(changeOf(rank, yesterday)).toEqual(expected))

test.each([
  [1, 2, 50],
  [1, 1000, 1],
  [117, 273, 43],
  [273, 273, 100],
  [5, 4, 100],
])('rank %i of %i is among the top %i %', (rank, of, percent) => expect(topPercent(rank, of)).toBe(percent))

test('who had no rank anywhere the day before was not ranked', () => {
  const none = { world: null, dataCenter: null, global: null }
  const standing = (yesterday: object) => ({ world: 1, dataCenter: 2, global: 3, of: none, yesterday })
  const ranks = (yesterday: object) =>
    ({ ranks: { achievement: null, mount: standing(none), minion: standing(yesterday) } }) as unknown as CharacterAnswer
  expect(wasRanked(ranks(none))).toBe(false)
  expect(wasRanked(ranks({ ...none, global: 4 }))).toBe(true)
})
