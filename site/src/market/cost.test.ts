import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, totalOf } from './cost.ts'

const price = (cheapest: number | null) => ({ cheapest, median: cheapest, seen: 1 })
const prices = new Map([
  [1, price(100)],
  [2, price(2_000)],
  [3, price(30_000)],
  [4, price(null)],
  [9, price(5)],
])

test('what is owned costs nothing; what nobody offers, or has no known price, is left; what does not count is not bought', () => {
  expect(costOf([1, 2, 3, 4, 5], new Set([2]), prices)).toEqual({ sum: 30_100, bought: 2, left: 2 })
  expect(costOf([], new Set(), prices)).toEqual({ sum: 0, bought: 0, left: 0 })
})

test('costs together', () => {
  const one = costOf([1, 5], new Set(), prices)
  expect(totalOf([one, one])).toEqual({ sum: 200, bought: 2, left: 2 })
  expect(totalOf([])).toEqual({ sum: 0, bought: 0, left: 0 })
})

test('everything that counts is owned, bought or left', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (counted, owned) => {
      const { bought, left } = costOf(counted, new Set(owned), prices)
      expect(bought + left).toBe(counted.filter((id) => !owned.includes(id)).length)
    }),
  ))
