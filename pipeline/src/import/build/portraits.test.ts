import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { portraitConditions } from './portrait-conditions.ts'
import { portraits } from './portrait-parts.ts'
import { conditionPatches } from './portrait-patches.ts'

const art = '#,Name,Image,UnlockCondition,SortKey'
const conditions =
  '#,UnlockCriteria1[0],UnlockCriteria2,UnlockCriteria3,UnlockCriteria4,UnlockType1,UnlockType2,UnlockHint'

const files = {
  'en/BannerBg.csv': [
    art,
    '0,None,0,0,0',
    '1,Grey,190002,1,1',
    '2,Paladin,190003,124,2',
    '3,Gridania,190004,299,3',
    '4,Limsa,190005,299,4',
    '5,Gold Conflict 3,190006,146,5',
    '6,Final Conflict 4,190007,147,6',
  ],
  'en/BannerDecoration.csv': [art],
  'en/BannerFacial.csv': ['#,Emote,UnlockCondition,SortKey', '1,68,1,1', '2,69,5,2'],
  'en/BannerFrame.csv': [art],
  'en/BannerTimeline.csv': [
    '#,Name,AdditionalData,Icon,UnlockCondition,SortKey,Type',
    '0,x,0,0,0,0,0',
    '4,,69,246390,5,1,11',
    '5,,900,246391,5,2,10',
  ],
  'en/CharaCardBase.csv': [art, '7,Cat,196001,8,1'],
  'en/CharaCardDecoration.csv': [
    '#,Name,Image,UnlockCondition,SortKey,Component',
    '0,None,0,1,0,0',
    '9,Paladin,1,124,1,5',
    '10,,0,0,0,0',
  ],
  'en/CharaCardHeader.csv': ['#,Name,TopImage,UnlockCondition', '3,Tape,1,299'],
  'en/Emote.csv': ['#,Name,Icon,UnlockLink', '68,Smile,246100,0', '69,Bow,246101,9'],
  'en/Companion.csv': ['#,Singular,Pronoun', '30,wee cat,0'],
  'en/BannerCondition.csv': [
    conditions,
    '0,0,0,0,0,0,0,0',
    '1,0,0,0,0,10,1,0',
    '5,69,68612,0,0,5,2,43',
    '8,30,0,0,0,6,6,0',
    '90,0,0,0,0,5,0,0',
    '124,0,1038441,9159882,37247,9,21,0',
    '146,117,0,0,0,11,13,0',
    '147,0,3052,0,0,9,11,0',
    '299,65801,65801,0,0,1,2,0',
  ],
  'en/BannerObtainHintType.csv': ['#,Text', '0,', '43,From a quest.'],
  'en/ENpcResident.csv': ['#,Singular,Title', '1038441,Seller,'],
  'en/Achievement.csv': ['#,Name,Item,AchievementCategory', '3052,Top Tier,0,8'],
  'en/AchievementCategory.csv': ['#,AchievementKind', '8,2'],
  'hand/state.csv': ['patch,day,source', '6.2,2022-10-01,sheets'],
  'hand/pvp-seasons.csv': ['kind,number,since,source', 'season,3,2022-08-23,notes', 'season,4,2022-11-01,notes'],
  'en/GilShopItem.csv': ['#,Item'],
  'en/GCScripShopItem.csv': ['#,Item'],
  'en/Recipe.csv': ['#,ItemResult'],
  'en/PvPSeries.csv': ['#,LevelRewards[0].LevelRewardItem[0]', '1,0'],
  'items/items.csv': itemList({ 37247: "Paladin Framer's Kit" }),
  'items/unlocks_by_id.csv': ['item_id,kind,target_id', '37247,portraitCondition,124'],
  'items/trades.csv': ['item_id,amount,price', '37247,1,36656:600'],
}

test('parts behind a condition have an id in the range of their part', () => {
  const rows = portraits.build(makeContext(files)).rows
  expect(rows.map(({ id, part, name, portraitConditionId }) => [id, part, name?.en, portraitConditionId])).toEqual([
    [10002, 'background', 'Paladin', 124],
    [10003, 'background', 'Gridania', 299],
    [10004, 'background', 'Limsa', 299],
    [10005, 'background', 'Gold Conflict 3', 146],
    [10006, 'background', 'Final Conflict 4', 147],
    [30002, 'expression', 'Bow', 5],
    [50004, 'pose', 'Bow', 5],
    [50005, 'pose', undefined, 5],
    [60007, 'plateBase', 'Cat', 8],
    [110009, 'plateAccent', 'Paladin', 124],
    [120003, 'plateBorder', 'Tape', 299],
  ])
  expect(rows[5]?.image).toBe(246101)
})

describe('conditions', () => {
  const rows = () => portraitConditions.build(makeContext(files)).rows

  test('are those that a part stands behind', () => {
    expect(rows().map(({ id }) => id)).toEqual([5, 8, 124, 146, 147, 299])
  })

  test('go by their emote, minion or background, or by all of several backgrounds', () => {
    expect(rows().map(({ name }) => name.en)).toEqual([
      ...['Bow', 'Wee Cat', 'Paladin', 'Gold Conflict 3', 'Final Conflict 4', 'Gridania / Limsa'],
    ])
  })

  test("kits, seasons and single backgrounds are framer's kits", () => {
    expect(rows().map(({ group }) => group)).toEqual(['others', 'others', 'framers', 'framers', 'framers', 'others'])
  })

  test('say what they are about and how to meet them', () => {
    const [emote, minion, kit] = rows()
    expect(emote).toMatchObject({ emoteId: 69, minionId: null, sources: [{ kind: 'quest', id: 68612 }] })
    expect(minion).toMatchObject({ minionId: 30, obtainable: false, sources: [{ kind: 'event', limited: true }] })
    expect(kit).toMatchObject({
      itemId: 37247,
      sources: [{ kind: 'shop', npcId: 1038441, cost: [{ itemId: 36656, amount: 600 }] }],
    })
  })

  test('ranks of a season are open while it runs, whatever number the sheet gives its rewards', () => {
    const [, , , gold, final] = rows()
    const season = { kind: 'pvpSeason', mode: 'crystallineConflict' }
    expect(gold).toMatchObject({ pvpSeason: 3, obtainable: true, sources: [{ ...season, id: 3 }] })
    expect(final).toMatchObject({
      ...{ pvpSeason: 4, obtainable: false, gone: 'upcoming' },
      sources: [
        { ...season, id: 4, limited: true },
        { kind: 'achievement', id: 3052, limited: true },
      ],
    })
  })

  test('a condition about a minion is as open as the minion', () => {
    const verdict = ['table,first,last,verdict,reason,source', 'minions,30,,gone,promotion,notes']
    const [, minion] = portraitConditions.build(makeContext({ ...files, 'hand/verdicts.csv': verdict })).rows
    expect(minion).toMatchObject({ obtainable: false, gone: 'promotion' })
  })

  test('hints are prose', () => {
    expect(portraitConditions.build(makeContext(files)).prose?.get(5)).toMatchObject({ hint: { en: 'From a quest.' } })
  })
})

describe('the patch of a condition', () => {
  const rows = [
    conditions,
    ...['10,1,0,0,0,5,0,0', '11,0,0,0,50,9,21,0', '12,7,0,0,0,11,0,0', '13,2,0,0,0,6,0,0', '14,3,0,0,54,6,24,0'],
    ...['15,8,0,0,0,11,0,0', '16,0,53,0,0,9,12,0', '17,9,0,0,0,9,11,0', '18,4,0,0,0,6,0,0'],
  ]
  const patchesWith = (linked: Record<number, string> = {}, more = {}) => {
    const context = makeContext({
      'en/BannerCondition.csv': rows,
      'items/item_patches.csv': ['first_item,last_item,patch', '0,9,2.0', '50,50,6.15', '53,53,6.35', '54,54,6.45'],
      'items/unlocks_by_id.csv': ['item_id,kind,target_id'],
      ...more,
    })
    const patchOf = conditionPatches(context)
    return context.sheets.open('BannerCondition').rows.map((row) => patchOf(row, linked[row.id] ?? null))
  }

  test('is that of its item for a kit, else of the kits around it by number, emotes and minions being first', () => {
    expect(patchesWith()).toEqual(['6.1', '6.15', '6.1', '6.3', '6.45', '6.3', '6.35', '6.3', '6.3'])
  })

  test('is that of its emote or minion where this is later', () => {
    const patches = patchesWith({ 10: '2.5', 13: '6.38', 18: '7.0' })
    expect([patches[0], patches[3], patches[8]]).toEqual(['6.1', '6.38', '7.0'])
  })

  test('is not known where nothing is dated', () => {
    const none = { 'items/item_patches.csv': ['first_item,last_item,patch'] }
    expect(new Set(patchesWith({}, none))).toEqual(new Set([null]))
  })
})
