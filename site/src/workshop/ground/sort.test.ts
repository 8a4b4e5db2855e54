import { expect, test } from 'vitest'
import { craftOf } from './fake-crafts.fixture.ts'
import { isUnlocked, linesOf } from './sort.ts'
import { sorts, startState, withDemand } from './state.ts'

const crafts = [
  craftOf(1, { value: 40, time: 8, limitedMats: 1 }),
  craftOf(2, { value: 30, time: 4, limitedMats: 0 }),
  craftOf(3, { value: 20, time: 6, limitedMats: 2 }),
  craftOf(4, { value: 28, time: 4, limitedMats: 0, unlockRank: 12 }),
]
const state = withDemand(withDemand({ ...startState, workshopRank: 1 }, 3, { supply: 160, shift: 4 }), 1, {
  supply: 60,
  shift: 0,
})

test.each([
  ['game', [1, 2, 3, 4]],
  ['base', [1, 2, 4, 3]],
  // Today 24, 30, 32, 28; tomorrow 46, 30, 23, 28.
  ['final', [3, 2, 4, 1]],
  ['time', [2, 4, 3, 1]],
  ['mat', [1, 3, 2, 4]],
  ['finalTomorrow', [1, 2, 4, 3]],
  ['timeTomorrow', [2, 4, 1, 3]],
  ['matTomorrow', [1, 3, 2, 4]],
] as const)('sorted by %s', (tableSort, order) => {
  expect(linesOf(crafts, { ...state, tableSort }).map(({ craft }) => craft.id)).toEqual(order)
})

test('every order has every craft, and does not change the list it was given', () => {
  for (const tableSort of sorts) expect(linesOf(crafts, { ...state, tableSort })).toHaveLength(4)
  expect(crafts.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test.each([
  [0, true],
  [11, false],
  [12, true],
])('at rank %i a craft of rank 12 can be made: %j', (islandRank, expected) => {
  expect(isUnlocked(craftOf(4, { unlockRank: 12 }), { ...startState, islandRank })).toBe(expected)
})
