import { expect, test } from 'vitest'
import { indexRows, narrow } from '#list/controls/narrow.ts'
import { defaultState } from '#list/controls/state.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { thingOf } from '#dev/frame.fixture.ts'
import { factFacets } from './own-facets.ts'
import type { ThingRow } from './thing.ts'

const facets = factFacets('en', controlTexts('en'), null).filter(({ name }) => name !== 'price')
const saidOf = (row: Partial<ThingRow>) => {
  const thing = thingOf({ id: 1, name: 'A thing', ...row })
  return facets.map((facet) => facet.valuesOf(thing).map((value) => facet.labelOf(value)))
}

test('what is known of a mount narrows its list: whether it is sold, its seats with the rider, its music', () => {
  expect(saidOf({ onMarket: true, extraSeats: 3, ownMusic: false })).toEqual([
    ['Can be sold'],
    ['4'],
    ['Shared with others'],
  ])
  expect(saidOf({ onMarket: false, extraSeats: 0, ownMusic: true })).toEqual([['Cannot be sold'], ['1'], ['Its own']])
})

test('what is not known has no value', () => {
  expect(saidOf({ onMarket: null, extraSeats: null, ownMusic: null })).toEqual([[], [], []])
  expect(saidOf({})).toEqual([[], [], []])
})

test('a list is narrowed to what costs a sum at most; what is not offered, or has no known price, costs too much', () => {
  const price = (cheapest: number | null) => ({ cheapest, median: cheapest, seen: 1 })
  const prices = new Map([
    [1, price(10_000)],
    [2, price(10_001)],
    [3, price(null)],
  ])
  const things = [1, 2, 3, 4].map((id) => thingOf({ id, name: `Thing ${id}` }))
  const made = factFacets('en', controlTexts('en'), prices).filter(({ name }) => name === 'price')
  const index = indexRows(things, { textOf: () => '', shows: {}, sorts: {}, facets: made })
  const options = { sorts: [], views: [], shows: [], facets: ['price'] }
  const left = (most: string) =>
    narrow(index, { ...defaultState(options), facets: { price: [most] } }).rows.map(({ id }) => id)
  expect([left('10000'), left('50000')]).toEqual([[1], [1, 2]])
  expect(made[0]?.labelOf('50000')).toBe('Up to 50,000 gil')
  expect(factFacets('en', controlTexts('en'), null).flatMap(({ valuesOf }) => valuesOf(things[0]!))).toEqual([])
})

test('values are in order: numbers by what they are, and what is so before what is not', () => {
  const made = factFacets('en', controlTexts('en'), null)
  const sorted = (name: string, ...values: string[]) => {
    const { order } = made.find((facet) => facet.name === name) ?? {}
    return order === undefined ? null : values.toSorted(order)
  }
  expect(sorted('price', '100000', '50000', '10000')).toEqual(['10000', '50000', '100000'])
  expect(sorted('seats', '10', '2', '1')).toEqual(['1', '2', '10'])
  expect(sorted('market', 'no', 'yes')).toEqual(['yes', 'no'])
  expect(sorted('music', 'no', 'yes')).toEqual(['yes', 'no'])
})

test('what costs as much as a step, or more than all of them, is up to that step, or to none', () => {
  const prices = new Map(
    [1, 10_000, 50_000_000, 50_000_001].map((cheapest, at) => [at, { cheapest, median: cheapest, seen: 1 }]),
  )
  const price = factFacets('en', controlTexts('en'), prices).find(({ name }) => name === 'price')
  const steps = [0, 1, 2, 3].map((id) => price?.valuesOf(thingOf({ id, name: '' })).length)
  expect(steps).toEqual([8, 8, 1, 0])
})
