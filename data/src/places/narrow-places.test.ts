import fc from 'fast-check'
import { expect, test } from 'vitest'
import { butClothes, narrowPlaces, noFilter, thingFinder } from './narrow-places.ts'
import { allPartySizes, isOpenTo } from './party-sizes.ts'
import type { KindPlaces, Place } from './places.ts'
import { thingsIn } from './rank-places.ts'

const place = (id: string, things: Place['things'], rest: Partial<Place> = {}): Place => ({
  ...{ id, name: `Place ${id}`, patch: null, level: 50, partySize: 8, fewest: 8, expansionId: 0, dutyKind: 4, things },
  ...rest,
})
const thing = (id: number, isForSale = false) => ({
  ...{ id, name: `Thing ${id}`, patch: null },
  ...(isForSale ? { isForSale: true as const } : {}),
})
const kind: KindPlaces = {
  places: [
    place('1', { mount: [1], minion: [1, 2] }),
    place('2', { minion: [2] }, { expansionId: 1, partySize: 4, fewest: 1 }),
    place('3', { mount: [1] }, { dutyKind: 5, partySize: 24, fewest: 24 }),
  ],
  things: { mount: [thing(1)], minion: [thing(1), thing(2, true)] },
}
const left = (filter: Partial<typeof noFilter>) =>
  narrowPlaces(kind, { ...noFilter, ...filter }).map(({ id, things }) => [id, things])

test('without a filter everything is there', () => expect(narrowPlaces(kind, noFilter)).toEqual(kind.places))

test('places are narrowed by expansion, kind and how many go there', () => {
  const ids = (filter: Partial<typeof noFilter>) => left(filter).map(([id]) => id)
  expect(ids({ expansionId: 1 })).toEqual(['2'])
  expect(ids({ dutyKind: 5 })).toEqual(['3'])
  expect(ids({ size: 'full' })).toEqual(['1'])
  expect(ids({ size: 'alone' })).toEqual(['2'])
  expect(ids({ size: 'alliance' })).toEqual(['3'])
})

test('things are narrowed by collection and by whether they are for sale; a place without any is left out', () => {
  expect(left({ type: 'mount' })).toEqual([
    ['1', { mount: [1] }],
    ['3', { mount: [1] }],
  ])
  expect(left({ isWithSold: false })).toEqual([
    ['1', { mount: [1], minion: [1] }],
    ['3', { mount: [1] }],
  ])
})

test('a thing is found by its collection and number', () => {
  const find = thingFinder(kind)
  expect([find('minion', 2)?.isForSale, find('mount', 2), find('fish', 1)]).toEqual([true, undefined, undefined])
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 })
const filters = fc.record({
  expansionId: fc.option(fc.nat(1)),
  dutyKind: fc.option(fc.constantFrom(4, 5)),
  size: fc.option(fc.constantFrom(...allPartySizes)),
  type: fc.option(fc.constantFrom('mount', 'minion')),
  isWithSold: fc.boolean(),
})

test('what is left is what fits, thing by thing', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ mount: ids, minion: ids, expansionId: fc.nat(1), partySize: fc.constantFrom(0, 4, 8, 24) })),
      fc.dictionary(fc.constantFrom('mount', 'minion'), ids),
      filters,
      (some, sold, filter) => {
        const places = some.map(({ mount, minion, ...rest }, at) => place(String(at), { mount, minion }, { ...rest, fewest: 1 })) // prettier-ignore
        const things = Object.fromEntries(
          ['mount', 'minion'].map((type) => [type, [1, 2, 3, 4, 5].map((id) => thing(id, sold[type]?.includes(id)))]),
        )
        const keys = (one: Place) => thingsIn(one.things).map(({ type, id }) => `${one.id} ${type} ${id}`)
        const fits = (one: Place) =>
          (filter.expansionId ?? one.expansionId) === one.expansionId &&
          (filter.dutyKind ?? one.dutyKind) === one.dutyKind &&
          (filter.size === null || isOpenTo(one, filter.size))
        const expected = places.filter(fits).flatMap((one) =>
          thingsIn(one.things)
            .filter(({ type }) => (filter.type ?? type) === type)
            .filter(({ type, id }) => filter.isWithSold || sold[type]?.includes(id) !== true)
            .map(({ type, id }) => `${one.id} ${type} ${id}`),
        )
        expect(narrowPlaces({ places, things }, filter).flatMap(keys).toSorted()).toEqual(expected.toSorted())
      },
    ),
  ))

test('clothes, of which one place gives hundreds, can be left out', () => {
  const things = { mount: [thing(1)], outfit: [thing(2)], armoireItem: [thing(3)] }
  const many = { places: [place('1', { mount: [1], outfit: [2], armoireItem: [3] })], things }
  expect(narrowPlaces(many, { ...noFilter, type: butClothes }).map((one) => one.things)).toEqual([{ mount: [1] }])
})
