import { expect, test } from 'vitest'
import { homeIn, homeText, homeTextOf, searchPlaces } from './home.ts'

const places = { 1: ['Center', 'World'], 2: ['Center', 'Other'] } as const

test.each([
  ['Other', 'Center / Other'],
  ['Newest', 'Newest'],
  ['', ''],
])('%j is shown as %j', (world, place) => expect(homeTextOf(places, world)).toBe(place))

test('a world by its id; before the worlds are there none is known', () => {
  expect(homeIn(places)(2)).toEqual({ dataCenter: 'Center', world: 'Other' })
  expect([homeIn(places)(3), homeIn(null)(2)]).toEqual([null, null])
  expect([homeText(homeIn(places)(1), 'unknown'), homeText(null, 'unknown')]).toEqual(['Center / World', 'unknown'])
})

test('a search reads worlds with their ids', () => {
  expect(searchPlaces(places)[1]).toEqual({ id: 2, world: 'Other', dataCenter: 'Center' })
})
