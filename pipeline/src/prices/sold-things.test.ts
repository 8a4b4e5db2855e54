import { collections, soldTypes, tables } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { itemsOf, soldThings } from './sold-things.ts'

test('collections of which some can be sold are those whose tables say so', () => {
  const withColumn = collections.filter(({ table }) => 'onMarket' in tables[table].row.shape)
  expect(soldTypes).toEqual(withColumn.map(({ type }) => type))
})

test('things are asked for by their items', () => {
  const things = soldThings()
  const numbers = Object.fromEntries([...things].map(([type, sold]) => [type, sold.length]))
  expect(numbers).toEqual({
    ...{ mount: 56, minion: 251, orchestrion: 508, barding: 47, emote: 27, fashion: 27, hair: 20, facewear: 30 },
  })
  expect(things.get('minion')?.[0]).toEqual({ id: 1, itemIds: [6003] })
  const items = itemsOf(things)
  expect([items.length, new Set(items).size]).toEqual([963, 963])
})
