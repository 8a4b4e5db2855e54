import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { leveAssignmentTypes } from './leve-assignment-types.ts'
import { leves } from './leves.ts'

const columns =
  '#,Name,Description,ExpReward,GilReward,LeveRewardItem,JournalGenre,LevelLevemete,LeveClient,LeveAssignmentType,PlaceNameIssued,IconIssuer,ClassJobLevel,AllowanceCost'

const files = {
  'en/Leve.csv': [
    columns,
    '1,,,0,0,0,0,0,0,0,0,0,0,0',
    '5,Nails for the *Wanderer*,Bring nails.,900,0,26,273,402,7,6,94,110002,10,1',
    '6,Hold the Line,Hold it.,0,50,1,271,400,0,1,94,110002,50,10',
    '7,リーヴ,Not brought in.,0,0,1,271,400,0,1,94,110002,1,1',
  ],
  'en/JournalGenre.csv': ['#,Name,JournalCategory', '271,Battlecraft Levequests,99', '273,Blacksmith Levequests,104'],
  'en/LeveClient.csv': ['#,Name', '7,"Client: *Orion* Captain, Ahldskyf"'],
  'de/LeveClient.csv': ['#,Name', '7,"Auftraggeber: Ahldskyf, Kapitän der *Orion*"'],
  'fr/LeveClient.csv': ['#,Name', '7,"Client : Ahldskyf, capitaine de l\'Orion"'],
  'ja/LeveClient.csv': ['#,Name', '7,外洋交易船：アルドスキフ船長'],
  'en/PlaceName.csv': ['#,Name', '94,Limsa Lominsa'],
  'de/PlaceName.csv': ['#,Name', '94,stilles Limsa'],
  'en/LeveAssignmentType.csv': ['#,Name,Icon', '0,,0', '1,Battlecraft,1', '6,Blacksmith,2'],
  'en/ClassJob.csv': ['#,Name', '0,adventurer', '9,blacksmith'],
  'en/GrandCompany.csv': ['#,Name', '0,None', '1,Maelstrom'],
  'en/Level.csv': ['#,Object', '400,1000100', '401,8', '402,1000101'],
  'en/ENpcResident.csv': ['#,Singular', '1000100,levemete', '1000101,client'],
  'en/CraftLeve.csv': [
    '#,Leve,Item[0],Item[1],ItemCount[0],ItemCount[1],Repeats',
    '917504,0,0,0,0,0,0',
    '917505,5,70,70,3,2,2',
  ],
  'items/items.csv': itemList({ 70: 'Nail' }),
  'hand/removed-leves.csv': ['id,source', '6,reported by a player'],
  'hand/unlock-leves.csv': ['id,source', '5,sheet Leve'],
}

describe('levequests', () => {
  test('one of a place that is not there is refused', () => {
    const elsewhere = { ...files, 'en/PlaceName.csv': ['#,Name', '93,Elsewhere'] }
    expect(() => leves.build(makeContext(elsewhere))).toThrow(/Leve.*PlaceNameIssued/)
  })

  const rows = () => leves.build(makeContext(files)).rows

  test('unnamed ones and those with a Japanese name in English are skipped', () => {
    expect(rows().map(({ id }) => id)).toEqual([5, 6])
    expect(leves.build(makeContext(files)).skipped).toBe(2)
  })

  test('a crafting leve names its goods and adds up how many', () => {
    expect(rows()[0]).toMatchObject({
      name: { en: 'Nails for the Wanderer' },
      itemId: 70,
      itemName: { en: 'Nail', de: 'Nail de' },
      itemCount: 5,
      itemRepeats: 2,
      expReward: 900,
      gilReward: null,
      originNpcId: 1000100,
      destinationNpcId: 1000101,
      placeNameId: 94,
      placeName: { en: 'Limsa Lominsa', de: 'Stilles Limsa' },
      journalSort: 104,
      largeScale: false,
      isUnlock: true,
      isRemoved: false,
    })
  })

  test('the client goes without the word for client and without stars, in every language', () => {
    expect(rows()[0]?.leveClient).toEqual({
      en: 'Orion Captain, Ahldskyf',
      de: 'Ahldskyf, Kapitän der Orion',
      fr: "Ahldskyf, capitaine de l'Orion",
      ja: '外洋交易船：アルドスキフ船長',
    })
  })

  test('a battle leve has no goods and, at ten allowances, is large', () => {
    expect(rows()[1]).toMatchObject({
      itemId: null,
      itemName: null,
      expReward: null,
      originNpcId: 1000100,
      destinationNpcId: null,
      largeScale: true,
      isRemoved: true,
    })
  })

  test.each([
    ['400', 4],
    ['402', 3],
  ])('an NPC that is nowhere is refused with file, row and column', (gone, row) => {
    const levels = files['en/Level.csv'].filter((line) => !line.startsWith(gone))
    expect(() => leves.build(makeContext({ ...files, 'en/Level.csv': levels }))).toThrow(
      `en/Leve.csv, row ${row}, column LevelLevemete: there is no NPC`,
    )
  })
})

test('class and job groups know their kind and their job', () => {
  const context = makeContext({
    'en/LeveAssignmentType.csv': [
      '#,Name,Icon',
      '0,,0',
      '1,Battlecraft,1',
      '3,Botanist,2',
      '5,Carpenter,3',
      '13,The Maelstrom,4',
    ],
    'en/ClassJob.csv': ['#,Name', '0,adventurer', '8,carpenter', '17,botanist'],
    'en/GrandCompany.csv': ['#,Name', '0,None', '1,Maelstrom'],
  })
  expect(leveAssignmentTypes.build(context).rows.map(({ kind, jobId, slug }) => [kind, jobId, slug])).toEqual([
    ['battle', null, 'battlecraft'],
    ['gathering', 17, 'botanist'],
    ['crafting', 8, 'carpenter'],
    ['grandCompany', null, 'the-maelstrom'],
  ])
})
