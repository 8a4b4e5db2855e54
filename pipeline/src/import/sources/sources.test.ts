import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { type Derived, distinct } from './derived.ts'
import { bannerSources, sourcesOfItem, sourceType } from './index.ts'

const items = itemList({ 1: 'Gil', 20: 'Storm Seal', 28: 'Odd Coin', 700: 'Whistle', 701: 'Chest', 702: 'Scarf' })

const context = (more: Record<string, string[]> = {}) =>
  makeContext({
    'en/Achievement.csv': [
      '#,Name,Item,AchievementCategory,Type,Key,Data[0]',
      ...['3,Cave I,700,1,0,0,0', '4,Egg I,0,38,6,65600,0', '5,Egg II,0,38,9,2,65601', '6,Cave II,0,1,6,65602,0'],
    ],
    'en/AchievementCategory.csv': ['#,AchievementKind', '1,1', '38,3'],
    'en/GilShop.csv': ['#,FestivalId', '262144,0', '262145,13'],
    'en/GilShopItem.csv': ['#,Item', '262144.0,702', '262145.0,703'],
    'en/GCScripShopCategory.csv': ['#,GrandCompany', '1,1'],
    'en/GCScripShopItem.csv': ['#,CostGCSeals,Item', '1.0,4000,704'],
    'en/Recipe.csv': ['#,CraftType,ItemResult', '9,3,705'],
    'en/PvPSeries.csv': [
      '#,LevelRewards[0].LevelRewardItem[0],LevelRewards[0].LevelRewardItem[1]',
      '1,706,0',
      '2,0,707',
    ],
    'en/ContentFinderCondition.csv': [
      '#,Name,ContentType,ContentLinkType,Content,SortKey',
      ...['7,the Old Mine,2,1,12,1', '8,,4,1,13,2', '9,the Arena,6,2,12,3', '10,the Cellar,30,1,36001,4'],
      '11,The Old Mine,2,1,14,9999',
    ],
    'en/Fate.csv': ['#,Name', '11,Stray Sheep'],
    'en/ENpcResident.csv': [
      '#,Singular,Title',
      '1000,Rowan,',
      '1001,Egg Seller,',
      '1002,Sylph,',
      '1003,Stall,',
      '1004,Shop,',
    ],
    'ja/ENpcResident.csv': ['#,Singular,Title', '1000,R,', '1001,E,SEASONAL SHOP', '1002,S,', '1003,Y,', '1004,P,'],
    'en/BNpcName.csv': ['#,Singular', '392,sheep'],
    'en/BannerCondition.csv': [
      '#,UnlockCriteria1[0],UnlockCriteria2,UnlockCriteria4,UnlockType1,UnlockType2',
      '9,40,1000,708,6,28',
      '10,41,7,0,6,31',
      '11,42,0,0,6,6',
      '12,43,1,0,6,99',
      '13,44,1002,0,6,17',
      '14,45,1002,0,6,17',
      '15,46,1001,0,6,41',
      '16,47,1003,0,6,17',
      '17,48,1003,0,6,27',
    ],
    'items/items.csv': items,
    ...more,
  })

describe('what the sheets say about an item', () => {
  test.each<[number, object[], number]>([
    [700, [{ kind: 'achievement', id: 3 }], sourceType.achievement],
    [702, [{ kind: 'shop', npcId: null, cost: [{ itemId: 1, amount: 9 }] }], sourceType.merchant],
    [703, [{ kind: 'shop', npcId: null, cost: [], limited: true }], sourceType.event],
    [704, [{ kind: 'shop', npcId: null, cost: [{ itemId: 20, amount: 4000 }] }], sourceType.grandCompany],
    [705, [{ kind: 'craft', jobId: 11 }], sourceType.crafting],
    [706, [{ kind: 'pvpSeries', id: 1 }], sourceType.pvp],
    [707, [{ kind: 'pvpSeries', id: 2 }], sourceType.pvp],
    [999, [], sourceType.unknown],
  ])('%i', (itemId, sources, sourceTypeId) => {
    expect(sourcesOfItem(context(), itemId)).toMatchObject({ sources, sourceTypeId })
  })
})

describe('what the lists say about an item', () => {
  const listed = (lines: string[]) =>
    context({ 'items/sources.csv': ['item_id,kind,ref_id,currency_item_id,amount', ...lines] })

  test.each<[string, object, number]>([
    ['800,instance,12,,', { kind: 'instance', id: 7 }, sourceType.dungeon],
    ['800,fate,11,,', { kind: 'fate', id: 11 }, sourceType.fate],
    ['800,container,701,,', { kind: 'container', itemId: 701 }, sourceType.other],
    ['800,drop,3380000000392,,', { kind: 'drop', enemyId: 392 }, sourceType.other],
    ['800,vendor,1004,1,50', { kind: 'shop', npcId: 1004, cost: [{ itemId: 1, amount: 50 }] }, sourceType.merchant],
    ['800,shop,1000,28,5', { kind: 'shop', npcId: 1000, cost: [{ itemId: 28, amount: 5 }] }, sourceType.tomestones],
    ['800,store,217,,29.99', { kind: 'store' }, sourceType.store],
    ['800,venture,1,,', { kind: 'activity', activity: 'venture' }, sourceType.venturesAndVoyages],
    ['800,instance,36001,,', { kind: 'instance', id: 10 }, sourceType.variantDungeons],
    [
      '800,vendor,1002,1,50',
      { kind: 'shop', npcId: 1002, cost: [{ itemId: 1, amount: 50 }] },
      sourceType.alliedSocieties,
    ],
    ['800,vendor,1003,1,50', { kind: 'shop', npcId: 1003, cost: [{ itemId: 1, amount: 50 }] }, sourceType.merchant],
    ['800,shop,1002,28,5', { kind: 'shop', npcId: 1002, cost: [{ itemId: 28, amount: 5 }] }, sourceType.tomestones],
    ['800,shop,1002,999,5', { kind: 'shop', npcId: 1002, cost: [{ itemId: 999, amount: 5 }] }, sourceType.merchant],
  ])('%s', (line, source, sourceTypeId) => {
    expect(sourcesOfItem(listed([line]), 800)).toMatchObject({ sources: [source], sourceTypeId })
  })

  test('the second row of a duty, which nobody enters, is no way', () => {
    expect(sourcesOfItem(listed(['800,instance,12,,', '800,instance,14,,']), 800).sources).toEqual([
      { kind: 'instance', id: 7 },
    ])
  })

  test('a duty of the newer list goes by its own row', () => {
    const newer = context({ 'items/sources_2026.csv': ['item_id,kind,ref_id', '800,instance,7', '801,instance,12'] })
    expect(sourcesOfItem(newer, 800).sources).toEqual([{ kind: 'instance', id: 7 }])
    expect(sourcesOfItem(newer, 801).sources).toEqual([])
  })

  test.each([
    ['a quest that a seasonal achievement asks for', '800,quest,65600,,'],
    ['one of several such quests', '800,quest,65601,,'],
    ['a vendor who is there for an event', '800,vendor,1001,1,50'],
    ['a quest kept by hand', '800,quest,65700,,'],
    ['a currency that comes and goes', '800,shop,1000,7000,10'],
    ['what the tokens of a collaboration buy', '800,shop,1000,41629,350'],
  ])('%s is limited and of the season, and gives way to the store', (_, line) => {
    const hand = { 'hand/seasonal.csv': ['kind,id,source', 'quest,65700,the feast'] }
    const files = (lines: string[]) => ({
      'items/sources.csv': ['item_id,kind,ref_id,currency_item_id,amount', ...lines],
      ...hand,
    })
    expect(sourcesOfItem(context(files([line])), 800)).toMatchObject({
      sources: [{ limited: true }],
      sourceTypeId: sourceType.event,
      gone: 'event',
    })
    expect(sourcesOfItem(context(files([line, '800,store,217,,29.99'])), 800)).toMatchObject({
      sources: [{ limited: true }, { kind: 'store' }],
      sourceTypeId: sourceType.store,
      gone: null,
    })
  })

  test('feathers for recruiting friends are given at any time', () => {
    expect(sourcesOfItem(listed(['800,shop,1000,12994,8']), 800)).toMatchObject({
      sourceTypeId: sourceType.promotion,
      gone: null,
    })
  })

  test('a quest of a festival, where the export has its sheet', () => {
    const here = context({
      'items/sources.csv': ['item_id,kind,ref_id,currency_item_id,amount', '800,quest,65602,,', '801,quest,65603,,'],
      'en/Quest.csv': ['#,Name,Festival,ItemReward[0]', '65602,A Walk,0,0', '65603,A Feast,13,0'],
    })
    expect(sourcesOfItem(here, 800)).toMatchObject({ sourceTypeId: sourceType.quest, gone: null })
    expect(sourcesOfItem(here, 801)).toMatchObject({ sourceTypeId: sourceType.event, gone: 'event' })
  })

  test('other quests and vendors stay open', () => {
    expect(sourcesOfItem(listed(['800,quest,65602,,', '800,vendor,1000,1,50']), 800)).toMatchObject({
      sources: [{ kind: 'quest', id: 65602 }, { kind: 'shop' }],
      sourceTypeId: sourceType.quest,
      gone: null,
    })
  })

  test('what they point to without a name in the sheets is left out', () => {
    expect(
      sourcesOfItem(listed(['800,instance,13,,', '800,instance,99,,', '800,fate,99,,', '800,journal,,,']), 800).sources,
    ).toEqual([])
  })

  test('is noted for the tables of rows pointed to', () => {
    const here = listed(['800,shop,1000,28,5', '800,quest,65537,,'])
    sourcesOfItem(here, 800)
    expect(here.references.of('npcs')).toEqual([1000])
    expect(here.references.of('items')).toEqual([28])
    expect(here.references.of('quests')).toEqual([65537])
  })
})

describe('what a banner condition says about a minion', () => {
  const sourcesOf = (id: number, more?: Record<string, string[]>) => bannerSources(context(more), 'minions', id)

  test('the vendor, with the price where the exchanges name it', () => {
    const shop = { kind: 'shop', npcId: 1000 }
    expect(sourcesOf(40)).toMatchObject([{ source: { ...shop, cost: [] }, type: sourceType.achievement }])
    const trades = ['item_id,amount,price', '708,1,28:500', '708,1,21172:4']
    expect(sourcesOf(40, { 'items/trades.csv': trades })).toMatchObject([
      { source: { ...shop, cost: [{ itemId: 21172, amount: 4 }] } },
    ])
  })

  test("a vendor does not take an event's currency that is not his", () => {
    const trades = ['item_id,amount,price', '708,1,46179:15']
    expect(sourcesOf(40, { 'items/trades.csv': trades })).toMatchObject([{ source: { npcId: 1000, cost: [] } }])
  })

  test('the duty, the past event, and nothing where its code is not settled', () => {
    expect(sourcesOf(41)).toEqual([{ source: { kind: 'instance', id: 7 }, type: sourceType.dungeon }])
    expect(sourcesOf(42)).toEqual([{ source: { kind: 'event', limited: true }, type: sourceType.event }])
    expect(sourcesOf(43)).toEqual([])
  })
})

describe('distinct', () => {
  const shop = (npcId: number | null, amount: number | null) =>
    ({ source: { kind: 'shop', npcId, cost: amount === null ? [] : [{ itemId: 1, amount }] } }) as const

  test('each way once, first come first', () => {
    const quest = { source: { kind: 'quest', id: 5 } } as const
    const store = { source: { kind: 'store' } } as const
    expect(distinct([quest, store, quest])).toEqual([quest, store])
  })

  test('a price without a vendor gives way to the vendor, a vendor without a price to the price', () => {
    expect(distinct([shop(null, 50), shop(9, 50)])).toEqual([shop(9, 50)])
    expect(distinct([shop(9, null), shop(9, 50), shop(null, 70)])).toEqual([shop(9, 50), shop(null, 70)])
  })

  test('a vendor of pieces of a price takes all of it, and one who takes something else does not', () => {
    const cost = [1, 2].map((itemId) => ({ itemId, amount: 5 }))
    const whole: Derived = { source: { kind: 'shop', npcId: null, cost } }
    const piece = (npcId: number, itemId: number, amount: number): Derived => ({
      source: { kind: 'shop', npcId, cost: [{ itemId, amount }] },
    })
    expect(distinct([whole, piece(9, 1, 5), piece(9, 2, 5), piece(8, 2, 6)])).toEqual([
      { source: { kind: 'shop', npcId: 9, cost } },
      piece(8, 2, 6),
    ])
  })

  test('no more than six of a kind', () => {
    expect(distinct([1, 2, 3, 4, 5, 6, 7, 8].map((npcId) => shop(npcId, 5)))).toHaveLength(6)
  })
})
