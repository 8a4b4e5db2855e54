import { collectionPages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import type { ListedType } from './facts.ts'
import { symbolOf } from './pictures.ts'

const { achievement: _, title: __, ...listed } = collectionPages
const types = Object.keys(listed) as ListedType[]

test.each(types)('a thing of %s without a rarity list has the drawing of its page', (type) => {
  const { icon } = listed[type]
  expect([icon, 'way']).toContain(symbolOf(type, null))
})
