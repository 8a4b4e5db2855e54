import { expect, test } from 'vitest'
import { firstSightOf } from './first-sight.ts'

const owned = [
  { id: 1, date: 0 },
  { id: 2, date: 500 },
  { id: 3, date: 300 },
]

test('is the stored value, even if everything owned came later', () => {
  expect(firstSightOf(owned, 300)).toBe(300)
  expect(firstSightOf(owned, 200)).toBe(200)
  expect(firstSightOf([], 200)).toBe(200)
})

test('is the earliest known date of a collection stored without it', () => {
  expect(firstSightOf(owned)).toBe(300)
  expect(firstSightOf([{ id: 1, date: 0 }])).toBeNull()
  expect(firstSightOf([])).toBeNull()
})
