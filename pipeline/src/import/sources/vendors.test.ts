import type { Source } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { handSources } from './hand-sources.ts'
import { waysToItem } from './index.ts'

const world = (vendors: readonly string[], header = 'item_id,currency_id,npc_id,source') =>
  makeContext({
    'en/ENpcResident.csv': ['#,Singular', '1000100,hoarder', '1000101,trader', '1000102,'],
    'en/Achievement.csv': ['#,Item'],
    'en/GilShopItem.csv': ['#,Item', '262144.0,74'],
    'en/GilShop.csv': ['#,FestivalId', '262144,0'],
    'en/GCScripShopItem.csv': ['#,Item'],
    'en/Recipe.csv': ['#,ItemResult'],
    'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '1,0'],
    'items/items.csv': itemList({ 70: 'Roll', 71: 'Whistle', 72: 'Kit', 73: 'Horn', 74: 'Card' }),
    'items/trades.csv': [
      'item_id,amount,price',
      ...['70,1,37549:4000', '71,1,26807:350', '72,1,26807:500', '73,1,37549:1 26807:2'],
    ],
    'items/sources.csv': ['item_id,kind,ref_id,currency_item_id,amount', '72,shop,1000101,26807,500'],
    'hand/sources.csv': ['table,id,kind,ref,place,year,cost,limited,source', 'mounts,5,shop,,,,37549:9,yes,notes'],
    'hand/vendors.csv': [header, ...vendors],
  })

type Shop = Extract<Source, { kind: 'shop' }>

const vendorsOf = (found: readonly { source: Source }[]) =>
  found.map(({ source }) => source as Shop).map(({ npcId, cost }) => [npcId, ...cost.map(({ amount }) => amount)])

describe('vendors kept by hand', () => {
  test('take what is sold for their currency, all of them', () => {
    const context = world([',37549,1000100,notes', ',37549,1000101,notes'])
    expect(vendorsOf(waysToItem(context, 70))).toEqual([
      [1000100, 4000],
      [1000101, 4000],
    ])
  })

  test('of an item go before those of its currency, and are for no other item', () => {
    const context = world([',37549,1000100,notes', '70,37549,1000101,notes', '71,26807,1000101,notes'])
    expect(vendorsOf(waysToItem(context, 70))).toEqual([[1000101, 4000]])
    expect(vendorsOf(waysToItem(context, 71))).toEqual([[1000101, 350]])
    expect(vendorsOf(waysToItem(context, 72))).toEqual([
      [null, 500],
      [1000101, 500],
    ])
  })

  test('take a price of two currencies if they take one of them', () => {
    expect(vendorsOf(waysToItem(world([',26807,1000100,notes']), 73))).toEqual([[1000100, 1, 2]])
  })

  test('leave a known vendor, and a price that nobody is named for, as they are', () => {
    const context = world([',37549,1000100,notes'])
    expect(vendorsOf(waysToItem(context, 71))).toEqual([[null, 350]])
    expect(vendorsOf(waysToItem(context, 72))).toContainEqual([1000101, 500])
    expect(vendorsOf(waysToItem(context, 74))).toEqual([[null, 9]])
  })

  test('take what other facts kept by hand say is sold for their currency, which stays limited', () => {
    const [way] = handSources(world([',37549,1000100,notes']), 'mounts', 5)
    expect(way?.source).toEqual({
      kind: 'shop',
      npcId: 1000100,
      cost: [{ itemId: 37549, amount: 9 }],
      limited: true,
    })
  })
})

describe('a damaged table of vendors is refused', () => {
  test.each([
    [',37549,1000109,notes', 'row 2, column npc_id: there is no NPC 1000109 with a name'],
    [',37549,1000102,notes', 'row 2, column npc_id: there is no NPC 1000102 with a name'],
    [',37549,,notes', 'row 2, column npc_id: the number is missing'],
    [',,1000100,notes', 'row 2, column currency_id: the number is missing'],
    ['x,37549,1000100,notes', 'row 2, column item_id: "x" is not a whole number'],
    [',37549,1000100,', 'row 2, column source: the row names no source'],
  ])('%s', (line, message) => {
    expect(() => waysToItem(world([line]), 70)).toThrow(`hand/vendors.csv, ${message}`)
  })

  test('with a row twice', () => {
    expect(() => waysToItem(world(['70,37549,1000100,notes', '70,37549,1000100,others']), 70)).toThrow(
      'hand/vendors.csv, row 3, column npc_id: another row says the same',
    )
  })

  test('without a column', () => {
    expect(() => waysToItem(world([], 'item_id,currency,npc_id,source'), 70)).toThrow(
      'hand/vendors.csv, row 1, column currency_id: the column is missing',
    )
  })
})
