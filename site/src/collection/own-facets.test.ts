import { expect, test } from 'vitest'
import { controlTexts } from '#list/controls/texts.ts'
import { thingOf } from '#dev/frame.fixture.ts'
import { factFacets } from './own-facets.ts'
import type { ThingRow } from './thing.ts'

const facets = factFacets('en', controlTexts('en'))
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
