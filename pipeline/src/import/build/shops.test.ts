import { expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { moogleTrove } from './moogle-trove.ts'
import { shops } from './shops.ts'

const files = {
  'en/ENpcResident.csv': ['#,Singular', '1000100,Known Seller', '1000101,'],
  'en/BannerCondition.csv': [
    '#,UnlockCriteria1[0],UnlockCriteria2,UnlockCriteria3,UnlockCriteria4,UnlockType1,UnlockType2',
    '124,0,1000100,0,71,9,21',
  ],
  'en/Achievement.csv': ['#,Item'],
  'en/GilShopItem.csv': ['#,Item', '262144.0,70'],
  'en/GilShop.csv': ['#,FestivalId', '262144,0'],
  'en/GCScripShopItem.csv': ['#,Item'],
  'en/Recipe.csv': ['#,ItemResult'],
  'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '1,0'],
  'items/items.csv': itemList({ 70: 'Whistle', 71: 'Kit', 72: 'Roll' }),
  'items/unlocks_by_id.csv': ['item_id,kind,target_id', '70,mount,5', '71,portraitCondition,124', '72,orchestrion,9'],
  'items/trades.csv': ['item_id,amount,price', '71,1,36656:600', '72,1,29:100', '72,1,29:1 30:2'],
  'items/sources.csv': ['item_id,kind,ref_id,currency_item_id,amount', '72,shop,1000101,26,50'],
  'items/moogletrove.csv': [
    'currency_item_id,item_id,amount,cost',
    '33329,70,1,50',
    '33329,25005,1,1',
    '33329,25005,10,7',
  ],
}

test('items stand under their currency and vendor, unknown vendors under 0', () => {
  const context = makeContext(files)
  expect(shops.build(context).rows).toEqual([
    {
      id: 10000000,
      currencyItemId: 1,
      npcId: null,
      items: [{ itemId: 70, price: 9, unlock: { kind: 'mount', id: 5 } }],
    },
    {
      id: 36656 * 10_000_000 + 1000100,
      currencyItemId: 36656,
      npcId: 1000100,
      items: [{ itemId: 71, price: 600, unlock: { kind: 'portraitCondition', id: 124 } }],
    },
    {
      id: 290000000,
      currencyItemId: 29,
      npcId: null,
      items: [{ itemId: 72, price: 100, unlock: { kind: 'orchestrion', id: 9 } }],
    },
    {
      id: 260000000,
      currencyItemId: 26,
      npcId: null,
      items: [{ itemId: 72, price: 50, unlock: { kind: 'orchestrion', id: 9 } }],
    },
  ])
  expect(context.references.of('npcs')).toEqual([1000100])
})

test('a season may offer one item twice', () => {
  const rows = moogleTrove.build(makeContext(files)).rows
  expect(rows.map(({ id, cost, unlock }) => [id, cost, unlock?.kind])).toEqual([
    [33329_000700, 50, 'mount'],
    [33329_250050, 1, undefined],
    [33329_250051, 7, undefined],
  ])
})

test("the export's exchanges add what a season's tomestone buys, and nothing twice", () => {
  const context = makeContext({
    ...files,
    'en/CSBonusSeason.csv': ['#,Item', '0,0', '2,33329', '30,51751'],
    'en/SpecialShop.csv': [
      '#,Item[0].Item[0],Item[0].ReceiveCount[0],Item[0].ItemCost[0],Item[0].CurrencyCost[0],Item[1].Item[0],Item[1].ReceiveCount[0],Item[1].ItemCost[0],Item[1].CurrencyCost[0]',
      '1770000,70,1,33329,50,72,1,51751,30',
      '1770001,71,1,28,500,0,0,0,0',
    ],
  })
  expect(moogleTrove.build(context).rows.map(({ id, cost }) => [id, cost])).toEqual([
    [33329_000700, 50],
    [33329_250050, 1],
    [33329_250051, 7],
    [51751_000720, 30],
  ])
})
