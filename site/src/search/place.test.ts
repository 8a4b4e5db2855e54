import { expect, test } from 'vitest'
import { placeOfWorld } from './place.ts'

const places = { 1: ['Center', 'World'], 2: ['Center', 'Other'] } as const

test.each([
  ['Other', 'Center / Other'],
  ['Newest', 'Newest'],
  ['', ''],
])('%j is shown as %j', (world, place) => expect(placeOfWorld(places, world)).toBe(place))
