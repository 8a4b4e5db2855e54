import { expect, test } from 'vitest'
import { greatestTally } from './tally.ts'

const tallies = [
  { id: 1, name: 'Five', count: 5 },
  { id: 3, name: 'Fifty', count: 50 },
  { id: 2, name: 'Twenty', count: 20 },
]

test.each([
  [[1, 2, 3], 'Fifty'],
  [[2, 1, 9], 'Twenty'],
  [[9], undefined],
  [[], undefined],
])('of the achievements %j, %s says most', (ids, name) => {
  const achievements = ids.map((id) => ({ id }))
  expect(greatestTally(tallies, achievements)?.name).toBe(name)
})

test('nothing is said where achievements are not known, and of a collection without any', () => {
  expect(greatestTally(tallies, null)).toBeNull()
  expect(greatestTally([], [{ id: 1 }])).toBeNull()
})
