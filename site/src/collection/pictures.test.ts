import { collectionPages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import type { ListedType } from './facts.ts'
import { symbolOf, waySymbolOf } from './pictures.ts'

const { achievement: _, title: __, ...listed } = collectionPages
const types = Object.keys(listed) as ListedType[]

test.each(types)('a thing of %s without a rarity list has the drawing of its page', (type) => {
  const { icon } = listed[type]
  expect([icon, 'way']).toContain(symbolOf(type, null))
})

test('a list has the drawing of its rarity list, unless it has one of its own', () => {
  expect([symbolOf('mount', 'mount'), symbolOf('fish', 'fish'), symbolOf('mount', null)]).toEqual([
    ...['mount', 'job-FSH', 'way'],
  ])
})

test('a way that is known has a drawing, and no other', () => {
  expect([waySymbolOf(1), waySymbolOf(7), waySymbolOf(0), waySymbolOf(undefined)]).toEqual([
    ...['achievement', 'way-store', undefined, undefined],
  ])
})
