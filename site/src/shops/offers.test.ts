import { expect, test } from 'vitest'
import { offersOf, seasonFacet, troveModel } from './offers.ts'

const mount = (id: number) => ({ kind: 'mount' as const, id })
const row = (id: number, itemId: number, rest: object = {}) => ({
  ...{ id, itemId, amount: 1, unlock: null, cost: 10, currencyItemId: 100 },
  ...rest,
})
const nameOf = (id: number) => `Item ${id}`
const offers = (rows: readonly ReturnType<typeof row>[], has = (_: { id: number }): boolean | null => null) =>
  offersOf(rows as never, nameOf, has)
const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id)

test('the newest season comes first, in it the dearest, then by item', () => {
  const rows = [row(1, 7), row(2, 6), row(3, 8, { cost: 50 }), row(4, 9, { currencyItemId: 200, cost: 1 })]
  expect(idsOf(offers(rows))).toEqual([4, 3, 2, 1])
})

test('an item of several seasons is there once, at its last price, but each amount of it', () => {
  const rows = [
    row(2, 7, { currencyItemId: 200, cost: 30 }),
    row(1, 7, { currencyItemId: 100, cost: 50 }),
    row(3, 7, { amount: 3 }),
  ]
  expect(offers(rows).map(({ amount, cost }) => [amount, cost])).toEqual([
    [1, 30],
    [3, 10],
  ])
})

test.each([true, false, null])('whether the character has it is that of what it unlocks: %s', (owned) => {
  const some = offers([row(1, 7), row(2, 8, { unlock: mount(8) })], () => owned)
  expect(some.map(({ name, has }) => [name, has])).toEqual([
    ['Item 7', null],
    ['Item 8', owned],
  ])
})

test('is searched and narrowed by what is had, and hidden seasons are no choice', () => {
  const has = ({ id }: { id: number }) => (id === 3 ? null : id === 1)
  const some = offers(
    [1, 2, 3].map((id) => row(id, id, { unlock: mount(id), currencyItemId: id * 100 })),
    has,
  )
  const isHidden = (itemId: number) => itemId === 2 || itemId === 200
  const season = seasonFacet('Season', nameOf, isHidden)
  expect(some.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(some.map((offer) => season.valuesOf(offer))).toEqual([['300'], [], ['100']])
  expect(season.labelOf('300')).toBe('Item 300')
  const { shows, textOf } = troveModel([season], isHidden)
  const shown = (show: 'all' | 'completed' | 'missing') => idsOf(some.filter((offer) => shows[show]?.(offer)))
  expect([shown('all'), shown('completed'), shown('missing')]).toEqual([[3, 2, 1], [1], [2]])
  expect(some.map((offer) => /item \d/i.test(String(textOf(offer))))).toEqual([true, false, true])
})
