import { expect, test } from 'vitest'
import { firstSightOf } from './first-sight.ts'

const owned = [
  { id: 1, date: 0 },
  { id: 2, date: 500 },
  { id: 3, date: 300 },
]

test('is what was kept of it, even where all that is owned came later', () => {
  expect(firstSightOf(owned, 300)).toBe(300)
  expect(firstSightOf(owned, 200)).toBe(200)
  expect(firstSightOf([], 200)).toBe(200)
})

test('of what was stored without it is the earliest date that is known', () => {
  expect(firstSightOf(owned)).toBe(300)
  expect(firstSightOf([{ id: 1, date: 0 }])).toBeNull()
  expect(firstSightOf([])).toBeNull()
})
