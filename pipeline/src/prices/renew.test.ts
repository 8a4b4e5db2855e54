import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianOf, renewPrices } from './renew.ts'
import type { SoldThings } from './sold-things.ts'

const things: SoldThings = new Map([
  ['mount', [{ id: 1, itemIds: [101] }]],
  [
    'minion',
    [
      { id: 1, itemIds: [201] },
      { id: 4, itemIds: [204, 205] },
    ],
  ],
])

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[1, 4, 2, 100], 3],
  [[1, 2], 2],
])('the median of %j is %s', (prices, median) => expect(medianOf(prices)).toBe(median))

test('a median lies between the others, as many above as below', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1 }), (prices) => {
      const median = medianOf(prices)!
      const below = prices.filter((price) => price < median - 0.5).length
      const above = prices.filter((price) => price > median + 0.5).length
      expect(Math.max(below, above)).toBeLessThanOrEqual(prices.length / 2)
    }),
  ))

test('the price of a thing is that of the items that bring it, as old as the oldest', () => {
  const offers = new Map([
    [204, { prices: [50, 30], seen: 9 }],
    [205, { prices: [20], seen: 8 }],
  ])
  expect(renewPrices(things, offers, null)).toEqual({
    prices: { minion: { ids: [4], cheapest: [20], median: [30], seen: [8] } },
  })
})

test('what is not answered stays as it was, with its age; what nobody offers any more has no price', () => {
  const before = {
    prices: {
      mount: { ids: [1, 2], cheapest: [5, 6], median: [7, 8], seen: [3, 3] },
      minion: { ids: [1, 4], cheapest: [5, null], median: [7, null], seen: [3, 2] },
      mascot: { ids: [1], cheapest: [1], median: [1], seen: [1] },
    },
  }
  expect(renewPrices(things, new Map([[201, { prices: [], seen: 9 }]]), before)).toEqual({
    prices: {
      mount: { ids: [1], cheapest: [5], median: [7], seen: [3] },
      minion: { ids: [1, 4], cheapest: [null, null], median: [null, null], seen: [9, 2] },
    },
  })
})
