import { expect, test } from 'vitest'
import { medianOf, mediansOf } from './median.ts'

test.each([
  [[5], 5],
  [[90, 12, 98, 97, 99], 97],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2],
])('the median of %j is %i', (values, median) => expect(medianOf(values)).toBe(median))

test('figures of measurements are ordered one by one', () => {
  const all = [
    { score: 98, shift: 0.2 },
    { score: 70, shift: 0 },
    { score: 99, shift: 0.1 },
  ]
  expect(mediansOf(all)).toEqual({ score: 98, shift: 0.1 })
})
