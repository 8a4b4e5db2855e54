import { expect, test } from 'vitest'
import { itemsUnlocking } from '../build/collectable.ts'
import { makeContext } from '../make-context.fixture.ts'
import { sourcesOfItem } from './index.ts'

const bare = {
  'en/Achievement.csv': ['#,Name,Item'],
  'en/GilShop.csv': ['#,FestivalId', '262144,0'],
  'en/GilShopItem.csv': ['#,Item', '262144.0,700'],
  'en/GCScripShopItem.csv': ['#,CostGCSeals,Item'],
  'en/Recipe.csv': ['#,CraftType,ItemResult'],
  'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]'],
  'en/ENpcResident.csv': ['#,Singular,Title', '1000,Rowan,', '1001,Aspen,'],
  'en/BannerCondition.csv': ['#,UnlockCriteria2,UnlockType2'],
  'en/Emote.csv': ['#,UnlockLink', '5,321', '6,321'],
}

const full = {
  ...bare,
  'en/Item.csv': [
    '#,Name,Icon,ItemAction,AdditionalData,PriceMid',
    '28,Odd Coin,1,0,0,0',
    '700,Whistle,2,11,0,250',
    '701,Roll,3,12,44,0',
    '702,Manual,4,13,0,0',
  ],
  'en/ItemAction.csv': ['#,Action,Data[0]', '11,1322,9', '12,25183,0', '13,2633,321'],
  'en/Quest.csv': ['#,Name,ItemReward[0],OptionalItemReward[0]', '65540,A Walk,0,701'],
  'en/SpecialShop.csv': [
    '#,Item[0].Item[0],Item[0].ItemCost[0],Item[0].ItemCost[1],Item[0].CurrencyCost[0],Item[0].CurrencyCost[1]',
    '1769472,702,28,0,30,0',
    '1769473,701,2,0,30,0',
  ],
  'en/ENpcBase.csv': ['#,ENpcData[0],ENpcData[1]', '1000,262144,0', '1001,5,1769472'],
}

test('items unlock what their action says', () => {
  const context = makeContext(full)
  expect(itemsUnlocking(context, 'mounts', 9)).toEqual([700])
  expect(itemsUnlocking(context, 'orchestrions', 44)).toEqual([701])
  expect(itemsUnlocking(context, 'hairs', 321)).toEqual([702])
  expect(itemsUnlocking(context, 'emotes', 6)).toEqual([702])
  expect(itemsUnlocking(context, 'minions', 9)).toEqual([])
})

test('vendors, exchanges and quest rewards are found with NPC and price', () => {
  const context = makeContext(full)
  expect(sourcesOfItem(context, 700).sources).toEqual([
    { kind: 'shop', npcId: 1000, cost: [{ itemId: 1, amount: 250 }] },
  ])
  expect(sourcesOfItem(context, 702).sources).toEqual([
    { kind: 'shop', npcId: 1001, cost: [{ itemId: 28, amount: 30 }] },
  ])
  expect(sourcesOfItem(context, 701).sources).toEqual([
    { kind: 'quest', id: 65540 },
    { kind: 'shop', npcId: null, cost: [] },
  ])
})

test('without these sheets there is less, and nothing is refused', () => {
  const context = makeContext(bare)
  expect(itemsUnlocking(context, 'mounts', 9)).toEqual([])
  expect(sourcesOfItem(context, 700).sources).toEqual([{ kind: 'shop', npcId: null, cost: [] }])
})
