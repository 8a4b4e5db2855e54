import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { triadPacks, ttcards } from './triad-cards.ts'
import { ttnpcs } from './triad-npcs.ts'

const values =
  '#,Acquisition,SaleValue,Order,Top,Bottom,Left,Right,TripleTriadCardRarity,TripleTriadCardType,UIPriority,AcquisitionType'

const files = {
  'en/TripleTriadCard.csv': ['#,Name,Description', '0,,', '1,Dodo,A bird.', '2,Tonberry,', '3,Later,', '4,Extra,'],
  'fr/TripleTriadCard.csv': ['#,Name,Description', '1,dodo,Un oiseau.'],
  'en/TripleTriadCardResident.csv': [
    values,
    '0,0,0,0,0,0,0,0,1,0,0,0',
    '1,0,0,1,4,3,4,2,1,0,0,1',
    '2,1000200,100,2,10,3,1,7,3,2,0,6',
    '3,0,0,3,0,0,0,0,1,0,0,0',
    '4,1000300,500,1,4,3,4,2,1,0,5,10',
  ],
  'en/ENpcResident.csv': [
    '#,Singular,Title',
    ...['1000200,Guhtwint,', '1000201,Guhtwint,', '1000202,Stranger,', '1000300,Seller,'],
  ],
  'en/BannerCondition.csv': ['#,UnlockCriteria2,UnlockType2'],
  'en/Level.csv': ['#,X,Z,Object,Map,Type', '1,0,0,1000201,11,8', '2,500,500,1000200,11,8', '3,0,0,1000202,11,8'],
  'en/Map.csv': ['#,SizeFactor,OffsetX,OffsetY,PlaceName', '11,100,0,0,30'],
  'en/PlaceName.csv': ['#,Name', '30,Gold Saucer'],
  'en/TripleTriad.csv': [
    '#,ItemPossibleReward[0],ItemPossibleReward[1],TripleTriadCardFixed[0],TripleTriadCardVariable[0],TripleTriadCardVariable[1],Fee,TripleTriadRule[0],UsesRegionalRules',
    '2293760,0,0,0,0,0,0,0,False',
    '2293762,9000,0,1,2,4,10,2,True',
    '2293763,9001,0,2,0,0,10,0,False',
  ],
  'en/TripleTriadResident.csv': ['#,Order', '2293760,65535', '2293762,0', '2293763,1'],
  'en/Achievement.csv': ['#,Item'],
  'en/GilShopItem.csv': ['#,Item'],
  'en/GCScripShopItem.csv': ['#,Item'],
  'en/Recipe.csv': ['#,ItemResult'],
  'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '1,0'],
  'items/unlocks_by_id.csv': ['item_id,kind,target_id', '9000,ttcard,1', '9003,ttcard,4'],
  'items/trades.csv': ['item_id,amount,price', '9003,1,29:20000'],
  'items/ttnpcs.csv': [
    'name_en,name_de,name_fr,name_ja,place_en,place_de,place_fr,place_ja,x,y,fixed_cards,variable_cards,rules,reward_cards',
    'Guhtwint,,,,Gold Saucer,,,,21,21,1,4 2,2,1',
  ],
  'hand/ttcard-items.csv': ['item_id,ttcard_id,source', '9001,2,order of ids'],
}

describe('cards', () => {
  const rows = () => ttcards.build(makeContext(files)).rows

  test('have edges, stars and a place in the list; cards to come are skipped', () => {
    expect(rows().map(({ id, sort, isExtra }) => [id, sort, isExtra])).toEqual([
      [1, 1, false],
      [2, 2, false],
      [4, 5001, true],
    ])
    expect(rows()[1]).toMatchObject({
      top: 10,
      bottom: 3,
      left: 1,
      right: 7,
      rarity: 3,
      ttcardTypeId: 2,
      saleValue: 100,
    })
    expect(rows()[0]).toMatchObject({ ttcardTypeId: null, name: { en: 'Dodo', fr: 'Dodo', de: 'Dodo' } })
  })

  test('are got as the sheet says, with the price where an exchange names it', () => {
    expect(rows().map(({ sources }) => sources[0])).toEqual([
      { kind: 'activity', activity: 'tutorial' },
      { kind: 'match', npcId: 1000200 },
      { kind: 'shop', npcId: 1000300, cost: [{ itemId: 29, amount: 20000 }] },
    ])
  })
})

describe('opponents', () => {
  const rows = (more = {}) => ttnpcs.build(makeContext({ ...files, ...more })).rows

  test('are found by deck and place among NPCs of one name', () => {
    expect(rows()[0]).toMatchObject({
      npcId: 1000201,
      rewardTtcardIds: [1],
      fixedTtcardIds: [1],
      variableTtcardIds: [2, 4],
    })
  })

  test('are found by the card they give where no list has the deck', () => {
    expect(rows()[1]).toMatchObject({ npcId: 1000200, rewardTtcardIds: [2], ttruleIds: [], usesRegionalRules: false })
  })

  test('are found by their script where the export has it', () => {
    const scripts = { 'en/ENpcBase.csv': ['#,ENpcData[0],ENpcData[1]', '1000202,5,2293762'] }
    expect(rows(scripts)[0]?.npcId).toBe(1000202)
  })

  test('are of the patch of their cards, which the items of the cards tell', () => {
    const dated = { 'items/item_patches.csv': ['first_item,last_item,patch', '9000,9000,2.51', '9001,9003,3.1'] }
    expect(rows(dated).map(({ patch }) => patch)).toEqual(['3.1', '3.1'])
    expect(rows().map(({ patch }) => patch)).toEqual([null, null])
  })

  test('decks of tutorials and tournaments are skipped', () => {
    expect(rows().map(({ id }) => id)).toEqual([2293762, 2293763])
  })
})

const packs = (lines: readonly string[], withItems = true) =>
  triadPacks.build(
    makeContext({
      'en/TripleTriadCard.csv': ['#,Name', '1,Dodo', '2,Gaelicat', '3,Tonberry'],
      ...(withItems && { 'items/items.csv': itemList({ 500: 'Bronze Pack', 400: 'Old Sack' }) }),
      'hand/triad-packs.csv': ['item_id,price,ttcard_id,source', ...lines],
    }),
  )

test('a pack has its price and its cards', () => {
  const { rows } = packs(['500,520,3,a list', '500,520,1,a list', '400,0,2,a list'])
  expect(rows.map(({ id, name, price, ttcardIds }) => [id, name.en, price, ttcardIds])).toEqual([
    [400, 'Old Sack', 0, [2]],
    [500, 'Bronze Pack', 520, [1, 3]],
  ])
})

test('a pack whose item has no name is left out', () => {
  expect(packs(['500,520,3,a list'], false)).toEqual({ rows: [], skipped: 1 })
  expect(packs(['501,520,3,a list'])).toEqual({ rows: [], skipped: 1 })
})

test.each([
  ['another price', ['500,520,3,a list', '500,521,1,a list'], 'the item 500 has another price, 520'],
  ['a card that there is not', ['500,520,9,a list'], 'there is no card 9'],
])('%s is refused', (_, lines, why) => expect(() => packs(lines)).toThrow(why))
