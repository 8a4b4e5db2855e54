import { expect, test } from 'vitest'
import { mediansOf } from './median.ts'

test('figures of measurements are ordered one by one', () => {
  const all = [
    { score: 98, shift: 0.2 },
    { score: 70, shift: 0 },
    { score: 99, shift: 0.1 },
  ]
  expect(mediansOf(all)).toEqual({ score: 98, shift: 0.1 })
})
