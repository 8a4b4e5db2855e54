import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownOf } from './known.fixture.ts'
import { type Good, shoppingByCurrency, shoppingOf } from './shopping.ts'

const mount = (id: number, price: number): Good => ({ itemId: 100 + id, price, unlock: { kind: 'mount', id } })
const emote = (id: number, price: number): Good => ({ itemId: 200 + id, price, unlock: { kind: 'emote', id } })

const shown = (...asked: Parameters<typeof shoppingOf>) => {
  const { goods, cost, together } = shoppingOf(...asked)
  return { cost, together, goods: goods.map(({ itemId, reach }) => `${itemId} ${reach}`) }
}

test('what can be paid for comes first, the cheapest before all, and the sum is of what is bought in that order', () =>
  expect(shown(1, [mount(1, 50), mount(2, 30), mount(3, 20), mount(4, 40)], knownOf({ mount: [] }), 65)).toEqual({
    cost: 140,
    together: { count: 2, cost: 50 },
    goods: ['103 together', '102 together', '104 instead', '101 instead'],
  }))

test('what is wanted comes before what is cheaper, as far as it can be paid for', () =>
  expect(
    shown(1, [mount(1, 50), mount(2, 30), mount(3, 20)], knownOf({ mount: [] }, { want: ['mount/2', 'mount/1'] }), 40),
  ).toEqual({
    cost: 100,
    together: { count: 1, cost: 30 },
    goods: ['102 together', '103 instead', '101 short'],
  }))

test('without an amount nothing is said of what can be paid for', () =>
  expect(shown(1, [mount(1, 5), mount(2, 3)], knownOf({ mount: [] }), null)).toEqual({
    cost: 8,
    together: { count: 0, cost: 0 },
    goods: ['102 null', '101 null'],
  }))

test('what the character has, what is hidden and what is not known are left out', () =>
  expect(
    shown(1, [mount(1, 5), mount(2, 3), mount(3, 9), emote(1, 1)], knownOf({ mount: [1] }, { hide: ['mount/2'] }), 20),
  ).toEqual({ cost: 9, together: { count: 1, cost: 9 }, goods: ['103 together'] }))

test('no amount ever buys more than it is, and what it buys together is what the list says', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 })), { maxLength: 8 }),
      fc.nat(200),
      (sold, amount) => {
        const goods = sold.map(([id, price]) => mount(id, price))
        const { goods: left, together } = shoppingOf(1, goods, knownOf({ mount: [1, 2] }), amount)
        const bought = left.filter(({ reach }) => reach === 'together')
        expect(together.cost).toBeLessThanOrEqual(amount)
        expect(together).toEqual({ count: bought.length, cost: bought.reduce((sum, { price }) => sum + price, 0) })
        for (const { price, reach } of left) expect(reach === 'short').toBe(price > amount)
      },
    ),
  ))

test('currencies with an amount come first, then those that something wanted is sold for, then those that buy most', () => {
  const goods = {
    1: [mount(1, 5)],
    2: [mount(2, 5), mount(3, 5)],
    3: [mount(4, 5)],
    4: [mount(9, 5)],
    5: [mount(5, 5), mount(6, 5)],
  }
  const known = knownOf({ mount: [9] }, { want: ['mount/4'] })
  const order = (amounts: Record<number, number>) =>
    shoppingByCurrency(goods, known, (currency) => amounts[currency] ?? null).map(({ currency }) => currency)
  expect(order({})).toEqual([3, 2, 5, 1])
  expect(order({ 1: 0, 5: 5 })).toEqual([5, 1, 3, 2])
})
