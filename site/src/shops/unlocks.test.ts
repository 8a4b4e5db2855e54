import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byCurrency, restOf, type Sold, unlockProgress } from './unlocks.ts'

const mount = { kind: 'mount', id: 6 } as const
const emote = { kind: 'emote', id: 6 } as const

test('a thing that several items unlock counts once, and what is not known not at all', () => {
  const has = ({ kind }: { kind: string }) => (kind === 'mount' ? true : null)
  const items = [mount, null, emote, mount].map((unlock) => ({ unlock }))
  expect(unlockProgress(items, has)).toEqual({ count: 1, possible: 1 })
  expect(unlockProgress([{ unlock: null }], has)).toEqual({ count: 0, possible: 0 })
})

test('what is left costs each thing once, where it is cheapest; what is not known is not free', () => {
  const sold = [
    { unlock: mount, price: 7 },
    { unlock: mount, price: 5 },
    { unlock: emote, price: 3 },
  ]
  expect(restOf(sold, () => false)).toEqual({ count: 2, cost: 8, unknown: 0 })
  expect(restOf(sold, () => null)).toEqual({ count: 0, cost: 0, unknown: 2 })
  expect(restOf(sold, ({ kind }) => (kind === 'emote' ? null : false))).toEqual({ count: 1, cost: 5, unknown: 1 })
})

test('the rest is what one would find by going through the things one by one', () => {
  const thing = fc.record({
    unlock: fc.record({ kind: fc.constant('mount' as const), id: fc.nat(4) }),
    price: fc.nat(9),
  })
  fc.assert(
    fc.property(
      fc.array(thing),
      fc.array(fc.constantFrom(true, false, null), { minLength: 5, maxLength: 5 }),
      (sold, owns) => {
        let [count, cost, unknown] = [0, 0, 0]
        for (const id of [0, 1, 2, 3, 4]) {
          const prices = sold.filter(({ unlock }: Sold) => unlock.id === id).map(({ price }) => price)
          if (prices.length === 0 || owns[id] === true) continue
          if (owns[id] === null) unknown++
          else [count, cost] = [count + 1, cost + Math.min(...prices)]
        }
        expect(restOf(sold, ({ id }) => owns[id] ?? null)).toEqual({ count, cost, unknown })
      },
    ),
    { numRuns: 50 },
  )
})

test('shops are grouped by what they are paid with: what buys most comes first, unknown vendors last', () => {
  const shop = (id: number, currencyItemId: number, npcId: number | null, ...ids: number[]) => ({
    ...{ id, currencyItemId, npcId },
    items: ids.map((item) => ({ itemId: item, price: 1, unlock: { kind: 'mount' as const, id: item } })),
  })
  const currencies = byCurrency([shop(1, 28, null, 1), shop(2, 1, 5, 1, 1), shop(3, 28, 7, 1, 2)])
  expect(currencies.map(({ id, shops }) => [id, shops.map((one) => one.id)])).toEqual([
    [28, [3, 1]],
    [1, [2]],
  ])
})
