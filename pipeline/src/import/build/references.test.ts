import { describe, expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { npcs } from './npcs.ts'
import { duties, items, maps, placeNames, quests } from './reference-rows.ts'

const level = '#,X,Z,Object,Map,Type'

const files = {
  'en/ENpcResident.csv': [
    '#,Singular,Title,Pronoun',
    '1000100,Memeroon,,0',
    '1000101,minion trader,Trader,0',
    '1000102,,,0',
  ],
  'en/Level.csv': [
    level,
    '1,0,0,1000100,12,8',
    '2,-337.295,141.325,1000100,11,8',
    '3,0,0,1000101,0,8',
    '4,0,0,1000101,11,4',
  ],
  'en/Map.csv': [
    '#,Id,SizeFactor,OffsetX,OffsetY,PlaceName,PlaceNameRegion,TerritoryType',
    '11,s1f5/00,100,0,0,34,22,139',
    '12,s1f6/00,100,0,0,35,22,140',
  ],
  'en/PlaceName.csv': ['#,Name', '22,La Noscea', '34,Upper La Noscea', '35,the *Endeavor*'],
  'en/Leve.csv': ['#,LevelLevemete'],
  'en/TripleTriadCardResident.csv': ['#,Location', '2,2'],
  'en/BannerCondition.csv': ['#,UnlockCriteria3'],
  'items/npcs.csv': ['npc_id,name_en,title_en,place_id,x,y', '1000101,Minion Trader,,34,9.5,11.1'],
}

describe('npcs', () => {
  const context = () => {
    const made = makeContext(files)
    for (const id of [1000100, 1000101, 1000102]) made.references.note('npcs', id)
    return made
  }

  test('stand where a sheet sends players to, in metres and as the map shows it', () => {
    expect(npcs.build(context()).rows[0]).toMatchObject({
      name: { en: 'Memeroon' },
      title: null,
      x: -337.295,
      z: 141.325,
      mapId: 11,
      displayX: 14.7,
      displayY: 24.3,
      placeNameId: 34,
      placeNameRegionId: 22,
    })
  })

  test('without a place in the sheets have the one of the lists', () => {
    expect(npcs.build(context()).rows[1]).toMatchObject({
      name: { en: 'Minion Trader' },
      title: { en: 'Trader' },
      x: null,
      mapId: null,
      displayX: 9.5,
      placeNameId: 34,
    })
  })

  test('without a name are left out and counted; maps and places are noted', () => {
    const made = context()
    expect(npcs.build(made)).toMatchObject({ skipped: 1 })
    expect(made.references.of('maps')).toEqual([11])
    expect(made.references.of('placeNames')).toEqual([22, 34])
  })
})

describe('rows pointed to', () => {
  test('places lose the stars that set a name apart and get a capital', () => {
    const context = makeContext(files)
    context.references.note('placeNames', 35)
    expect(placeNames.build(context).rows).toMatchObject([{ id: 35, name: { en: 'The Endeavor' } }])
  })

  test('maps note their places', () => {
    const context = makeContext(files)
    context.references.note('maps', 12)
    expect(maps.build(context).rows).toMatchObject([{ id: 12, path: 's1f6/00', placeNameId: 35, territoryId: 140 }])
    expect(context.references.of('placeNames')).toEqual([22, 35])
  })

  test('quests have the names of the journal, or those of the lists', () => {
    const context = makeContext({
      'en/CompleteJournal.csv': ['#,Name', '0,', '7,A Start', '8,A Start', '9,Another'],
      'de/CompleteJournal.csv': ['#,Name', '0,', '7,Ein Anfang', '8,Später', '9,Ein anderer'],
      'items/quests.csv': ['quest_id,name_en,name_de,name_fr,name_ja', '65537,A Start,,,', '65538,An End,Ein Ende,,'],
      'hand/quest-names.csv': ['quest_id,name_en,source', '65540,Another,its place in the journal'],
      'en/Achievement.csv': [
        '#,Description,Type,Key',
        '1,"Complete the quest “Another.”",6,65541',
        '2,"Complete “Another” quest 9 times.",1,65539',
      ],
    })
    for (const id of [65537, 65538, 65539, 65540, 65541]) context.references.note('quests', id)
    const { rows, skipped } = quests.build(context)
    expect(rows.map(({ name }) => name.de)).toEqual(['Ein Anfang', 'Ein Ende', 'Ein anderer', 'Ein anderer'])
    expect(skipped).toBe(1)
  })

  test("quests and items have the export's own names where it has their sheets", () => {
    const context = makeContext({
      'en/Quest.csv': ['#,Name', '65537,Own Name'],
      'en/Item.csv': ['#,Name,Icon', '5,Own Item,77'],
      'items/items.csv': itemList({ 5: 'Listed Item', 6: 'Other' }),
    })
    context.references.note('quests', 65537)
    for (const id of [5, 6, 7]) context.references.note('items', id)
    expect(quests.build(context).rows).toMatchObject([{ name: { en: 'Own Name' } }])
    const { rows, skipped } = items.build(context)
    expect(rows).toMatchObject([
      { name: { en: 'Own Item' }, icon: 77 },
      { name: { en: 'Other' }, icon: 206 },
    ])
    expect(skipped).toBe(1)
  })

  test('duties get a capital in every language, and say how many enter them together', () => {
    const context = makeContext({
      'en/ContentFinderCondition.csv': [
        '#,Name,ContentType,ClassJobLevelRequired,RequiredExVersion,ContentMemberType,AllowUndersized,NeedsMemberInEveryParty',
        '168,the Weeping City,5,60,1,4,True,True',
        '640,Eureka Pagos,26,70,2,19,True,False',
        '777,an Ultimate,28,70,2,3,False,False',
      ],
      'en/ContentMemberType.csv': ['#,MembersPerParty,PartyCount', '3,8,1', '4,8,3', '19,8,144'],
    })
    for (const id of [168, 640, 777]) context.references.note('duties', id)
    expect(duties.build(context).rows).toMatchObject([
      { name: { en: 'The Weeping City' }, level: 60, expansionId: 1, partySize: 24, fewest: 3 },
      { partySize: 0, fewest: 1 },
      { partySize: 8, fewest: 8 },
    ])
  })

  test('treasure dungeons have no level, and the expansion to whose last level they sync', () => {
    const context = makeContext({
      'en/ContentFinderCondition.csv': [
        '#,Name,ContentType,ClassJobLevelRequired,ClassJobLevelSync,RequiredExVersion,ContentMemberType,AllowUndersized',
        '179,the Aquapolis,9,1,60,0,0,False',
        '1060,Vault Oneiron,9,1,100,5,0,False',
        '1100,a newer one,9,1,0,5,0,False',
        '1101,one with a level,9,90,100,4,0,False',
        '4,Sastasha,2,1,18,0,0,False',
      ],
      'en/ContentMemberType.csv': ['#,MembersPerParty,PartyCount'],
    })
    for (const id of [179, 1060, 1100, 1101, 4]) context.references.note('duties', id)
    expect(duties.build(context).rows.map(({ id, level, expansionId }) => [id, level, expansionId])).toEqual([
      [4, 1, 0],
      [179, null, 1],
      [1060, null, 5],
      [1100, null, 5],
      [1101, 90, 4],
    ])
  })
})
