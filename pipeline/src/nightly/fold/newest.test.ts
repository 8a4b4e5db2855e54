import { expect, test } from 'vitest'
import { startNewest } from './newest.ts'

const items = [1, 2, 3, 4, 5].map((id) => ({ id }))
const day = 86_400

const marksAfter = (gainedAfter: number, ...pairs: [id: number, date: number][]) => ({
  ids: pairs.map(([id]) => id),
  dates: pairs.map(([, date]) => date),
  gainedAfter,
})
const marks = (...pairs: [id: number, date: number][]) => marksAfter(0, ...pairs)

test('the three newest things of each character, of equals the lower id, without those that no table has', () => {
  const newest = startNewest(items, 'lodestone')
  newest.add(marks([5, 20], [1, 10], [2, 30], [4, 20], [9, 99], [3, 0]))
  newest.add(undefined)
  newest.add(marks([1, 10]))
  expect([...newest.done().ids]).toEqual([2, 4, 5, 0, 0, 0, 1, 0, 0])
  expect([...newest.done().dates]).toEqual([30, 20, 20, 0, 0, 0, 10, 0, 0])
})

test('what was there at the first sight is not new, and of all else only the day is known', () => {
  const newest = startNewest(items, 'seen')
  newest.add(marksAfter(day, [1, day], [2, day], [3, 2 * day + 9], [4, 2 * day + 50], [5, 0]))
  newest.add(marksAfter(day, [1, day], [2, day]))
  expect([...newest.done().ids]).toEqual([3, 4, 0, 0, 0, 0])
  expect([...newest.done().dates]).toEqual([2 * day, 2 * day, 0, 0, 0, 0])
})
