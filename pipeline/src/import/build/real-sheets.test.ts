import { join } from 'node:path'
import type { TableName, TableRow } from '@kupodex/data/game'
import { beforeAll, describe, expect, test } from 'vitest'
import { Disputes, type ImportContext, References } from '../context/context.ts'
import { HandFacts } from '../facts/hand-facts.ts'
import { ItemFacts } from '../facts/item-facts.ts'
import { Sheets } from '../sheets/sheets.ts'
import { shared, sharedIsHere, sqlOver } from '../shared.fixture.ts'
import { builders } from './index.ts'

const hand = join(import.meta.dirname, '../../../../data/hand')

/** The id of a quest is its number in the journal above this. */
const firstQuest = 65_536

type Rows = { [Name in TableName]: TableRow<Name>[] }

describe.skipIf(!sharedIsHere)(`the real sheets${sharedIsHere ? '' : ' (skipped: they are not here)'}`, () => {
  const built = {} as Rows

  beforeAll(() => {
    const context: ImportContext = {
      sheets: new Sheets(join(shared, 'csv')),
      items: new ItemFacts(join(shared, 'items')),
      hand: new HandFacts(hand),
      references: new References(),
      disputes: new Disputes(),
    }
    for (const builder of builders) Object.assign(built, { [builder.table]: builder.build(context).rows })
  })

  const count = <Row>(rows: readonly Row[], keep: (row: Row) => boolean) => rows.filter(keep).length

  test.each<[TableName, number]>([
    ['leves', 1744],
    ['leveAssignmentTypes', 15],
    ['ttcards', 475],
    ['ttcardTypes', 4],
    ['triadPacks', 11],
    ['ttrules', 15],
    ['ttnpcs', 133],
    ['bozjaNotes', 50],
    ['beastKins', 8],
    ['beasts', 50],
    ['surveySeries', 4],
    ['surveyRecords', 49],
    ['occultRecords', 30],
    ['vistas', 340],
    ['explorations', 330],
    ['carnivaleStages', 32],
    ['storyChapters', 28],
    ['tribes', 20],
    ['tribeRanks', 8],
    ['relicSeries', 29],
    ['relics', 2251],
    ['armoireCategories', 12],
    ['armoire', 3510],
    ['outfits', 1080],
    ['portraitConditions', 944],
    ['portraits', 2163],
    ['cosmicPlanets', 4],
    ['cosmicMissions', 1699],
    ['cosmicRedAlerts', 20],
    ['moogleTrove', 130],
    ['weathers', 209],
    ['islandCrafts', 81],
    ['islandIngredients', 109],
    ['islandIngredientCategories', 10],
    ['islandThemes', 16],
    ['islandPopularity', 100],
    ['islandSupply', 5],
    ['islandWorkshopRanks', 5],
    ['islandGrooveCaps', 6],
    ['islandRanks', 20],
    ['islandAnimals', 43],
  ])('%s has %i rows', (table, rows) => {
    expect(built[table]).toHaveLength(rows)
  })

  test('fish: rods and spears in the log', () => {
    expect(count(built.fish, ({ isInLog, spearfish }) => isInLog && !spearfish)).toBe(1511)
    expect(count(built.fish, ({ spearfish }) => spearfish)).toBe(289)
  })

  test('the armoire: what the store sells, and what achievements give', () => {
    const by = (kind: string) => count(built.armoire, ({ sources }) => sources.some((source) => source.kind === kind))
    expect([by('store'), by('achievement')]).toEqual([784, 94])
    expect(count(built.armoire, ({ sources }) => sources.length === 0)).toBe(0)
    const sold = built.armoire.filter(({ sources }) => sources.some(({ kind }) => kind === 'store'))
    expect(sold.filter(({ sources }) => sources.some(({ kind, limited }) => kind !== 'store' && !limited))).toEqual([])
  })

  test('outfits: all of their pieces are in the armoire, or none', () => {
    const kept = built.outfits.map(({ pieces }) => count(pieces, ({ armoireId }) => armoireId !== null) / pieces.length)
    expect([count(kept, (share) => share === 1), count(kept, (share) => share === 0)]).toEqual([466, 614])
    expect(count(built.outfits, ({ sources }) => sources.length === 0)).toBe(3)
    const shared = Map.groupBy(
      built.outfits.flatMap(({ pieces }) => pieces),
      ({ itemId }) => itemId,
    )
    expect([shared.size, [...shared.values()].filter(({ length }) => length > 1).length]).toEqual([5893, 471])
  })

  test('quests are named as the journal names their number', () => {
    const journal = new Sheets(join(shared, 'csv')).open('CompleteJournal').rows
    const names = Map.groupBy(journal, (row) => row.int('Unknown0') + firstQuest)
    const wrong = built.quests.filter(({ id, name }) => !names.get(id)?.some((row) => row.text('Name') === name.en))
    expect(wrong.map(({ id, name }) => `${id} ${name.en}`)).toEqual([])
  })

  test('leves: goods, large ones, and the hand-kept marks', () => {
    expect(count(built.leves, ({ itemId }) => itemId !== null)).toBe(1240)
    expect(count(built.leves, ({ largeScale }) => largeScale)).toBe(180)
    expect(count(built.leves, ({ isRemoved }) => isRemoved)).toBe(4)
    expect(count(built.leves, ({ isUnlock }) => isUnlock)).toBe(3)
  })

  test('portraits: parts behind a condition, conditions by how they are met', () => {
    const parts = Object.groupBy(built.portraits, ({ part }) => part)
    expect(Object.fromEntries(Object.entries(parts).map(([part, rows]) => [part, rows.length]))).toEqual({
      ...{ background: 403, accent: 376, expression: 4, frame: 326, pose: 194, plateBase: 125, plateBorder: 91 },
      ...{ plateBacking: 60, plateOverlay: 50, platePortraitFrame: 63, plateFrame: 73, plateAccent: 398 },
    })
    const types = Object.groupBy(built.portraitConditions, ({ unlockType }) => unlockType)
    expect(Object.entries(types).map(([type, rows]) => [Number(type), rows.length])).toEqual([
      ...[
        [1, 79],
        [2, 5],
        [4, 6],
        [5, 171],
        [6, 339],
        [9, 185],
        [11, 159],
      ],
    ])
  })

  test.each([
    [1, [66, 77, 88, 129, 88, 22, 41, 33]],
    [2, [66, 77, 88, 99, 77, 33, 22, 33]],
    [3, [44, 44, 55, 99, 22, 22, 22, 22]],
    [4, [44, 44, 55, 121, 0, 22, 22, 22]],
  ])('cosmic missions of planet %i by type', (planet, counts) => {
    const types = ['classD', 'classC', 'classB', 'classA', 'sequential', 'time', 'weather', 'critical']
    const missions = built.cosmicMissions.filter(({ planetId }) => planetId === planet)
    expect(types.map((type) => count(missions, (row) => row.type === type))).toEqual(counts)
  })

  test('the island: hours of crafts, conditional animals', () => {
    expect([6, 4, 8].map((hours) => count(built.islandCrafts, ({ time }) => time === hours))).toEqual([31, 27, 23])
    expect(count(built.islandAnimals, (row) => row.weatherId !== null || row.startHour !== null)).toBe(29)
  })

  test('every opponent is an NPC with a place, every card and every note has a source', () => {
    const placed = new Set(built.npcs.filter(({ mapId }) => mapId !== null).map(({ id }) => id))
    expect(built.ttnpcs.filter(({ npcId }) => npcId === null || !placed.has(npcId))).toEqual([])
    expect(built.ttcards.filter(({ sources }) => sources.length === 0)).toEqual([])
    expect(built.bozjaNotes.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  test('Memeroon stands where the game shows him', () => {
    expect(built.npcs.find(({ id }) => id === 1005249)).toMatchObject({ displayX: 14.7, displayY: 24.3, mapId: 19 })
  })

  test('Dodo has its edges', () => {
    const dodo = { name: { en: 'Dodo' }, top: 4, right: 2, bottom: 3, left: 4, rarity: 1 }
    expect(built.ttcards.find(({ id }) => id === 1)).toMatchObject(dodo)
  })

  test('no name carries a tag, a grammar mark, a soft hyphen or a private glyph', () => {
    const odd = /<[^>]*>|\[[apt]\]|[\u00AD\uE000-\uF8FF]/
    const names: TableName[] = ['fish', 'leves', 'ttcards', 'npcs', 'quests', 'duties', 'cosmicMissions', 'portraits']
    const texts = names.flatMap((table) => built[table].map((row) => JSON.stringify('name' in row ? row.name : '')))
    expect(texts.filter((text) => odd.test(text))).toEqual([])
  })

  describe('joins, against SQL over the same files', () => {
    test('goods of crafting leves', () => {
      const sql = sqlOver(['CraftLeve', 'Leve'])
      const expected = sql(`select cast(l."#" as int) id, cast(c."Item[0]" as int) itemId,
        c."ItemCount[0]" + c."ItemCount[1]" + c."ItemCount[2]" + c."ItemCount[3]" itemCount
        from CraftLeve c join Leve l on l."#" = c.Leve where c.Leve <> '0' order by 1`)
      const ours = built.leves
        .filter(({ itemId }) => itemId !== null)
        .map(({ id, itemId, itemCount }) => ({ id, itemId, itemCount }))
      expect(ours).toEqual(expected.map((row) => ({ ...row })))
    })

    test('what leves are grouped by and what they give', () => {
      const sql = sqlOver(['Leve', 'Level', 'JournalGenre'])
      const expected =
        sql(`select cast(l."#" as int) id, cast(l.ClassJobLevel as int) level, cast(l.LeveAssignmentType as int) type,
        cast(v.Object as int) npc, g.Name journal, nullif(cast(l.ExpReward as int), 0) exp, nullif(cast(l.GilReward as int), 0) gil,
        cast(l.AllowanceCost as int) allowances
        from Leve l join Level v on v."#" = l.LevelLevemete join JournalGenre g on g."#" = l.JournalGenre where l.Name <> '' order by 1`)
      const known = new Map(expected.map((row) => [row['id'], { ...row }]))
      const ours = built.leves.map((leve) => ({
        ...{ id: leve.id, level: leve.classJobLevel, type: leve.leveAssignmentTypeId },
        npc: leve.destinationNpcId ?? leve.originNpcId,
        ...{ journal: leve.journalName.en, exp: leve.expReward, gil: leve.gilReward, allowances: leve.allowanceCost },
      }))
      expect(ours).toEqual(ours.map(({ id }) => known.get(id)))
    })

    test('leves that ask for goods, and only these, are taken elsewhere than issued', () => {
      const asking = built.leves.filter(({ itemId }) => itemId !== null)
      expect(built.leves.filter(({ destinationNpcId }) => destinationNpcId !== null)).toEqual(asking)
      const takers = new Set(asking.map(({ destinationNpcId }) => destinationNpcId))
      expect(built.leves.filter(({ originNpcId }) => takers.has(originNpcId))).toEqual([])
      const levemetes = new Set(
        sqlOver(['ENpcResident'])(`select cast("#" as int) id from ENpcResident where Title like '%Levemete'`).map(
          ({ id }) => id,
        ),
      )
      expect(asking.filter(({ originNpcId }) => !levemetes.has(originNpcId))).toEqual([])
    })

    // From lists of players (Gamer Escape, Teamcraft), which share nothing with the rule that the import goes by.
    test.each([
      ...[
        [21, 'Gontrant'],
        [23, 'Gontrant'],
        [24, 'Muriaule'],
        [26, 'Muriaule'],
        [36, 'Tierney'],
        [42, 'Qina Lyehga'],
      ],
      ...[
        [48, 'Nyell'],
        [57, 'Gontrant'],
        [60, 'Nahctahr'],
        [66, 'Cimeaurant'],
        [72, 'Voilinaut'],
        [144, 'Wyrkholsk'],
      ],
      ...[
        [155, "T'mokkri"],
        [158, 'Swygskyf'],
        [164, 'Orwen'],
        [178, "T'mokkri"],
        [321, 'Eustace'],
        [324, 'Graceful Song'],
      ],
      ...[
        [336, 'Totonowa'],
        [342, 'Poponagu'],
        [754, 'Wyrkholsk'],
        [762, 'Swygskyf'],
        [786, 'Voilinaut'],
      ],
      ...[
        [878, 'Eloin'],
        [1238, 'Keltraeng'],
        [1403, 'Eirikur'],
        [1568, 'Grigge'],
        [78, "K'leytai"],
        [1688, 'Malihali'],
      ],
    ] as [number, string][])('leve %i is issued by %s', (id, name) => {
      const leve = built.leves.find((row) => row.id === id)
      expect(built.npcs.find((npc) => npc.id === leve?.originNpcId)?.name.en).toBe(name)
    })

    test('items, places and levels of fish', () => {
      const sql = sqlOver(['FishParameter', 'FishingSpot', 'SpearfishingItem'])
      const expected =
        sql(`select cast(f."#" as int) id, cast(f.Item as int) itemId, nullif(cast(s.GatheringLevel as int), 0) level,
        nullif(cast(s.PlaceName as int), 0) placeNameId, f.IsInLog = 'True' isInLog
        from FishParameter f left join FishingSpot s on s."#" = f.FishingSpot and f.FishingSpot <> '0' where f.Item <> '0'
        union all select cast("#" as int), cast(Item as int), null, null, 1 from SpearfishingItem where Item <> '0'`)
      const known = new Map(expected.map(({ isInLog, ...row }) => [row['id'], { ...row, isInLog: isInLog === 1 }]))
      const ours = built.fish.map(({ id, itemId, level, placeNameId, isInLog }) => ({
        id,
        itemId,
        level,
        placeNameId,
        isInLog,
      }))
      expect(ours).toEqual(ours.map(({ id }) => known.get(id)))
    })

    test('missions of red alerts', () => {
      const sql = sqlOver(['WKSEmergencyInfo', 'WKSEmergencyMission', 'WKSEmergencyMissionGroup'])
      const expected = sql(`select cast(g.WKSMissionUnit as int) id, cast(e."#" as int) redAlertId
        from WKSEmergencyMission e
        join WKSEmergencyMissionGroup g on cast(g."#" as int) = cast(e.WKSEmergencyMissionGroupRowId as int)
        where g.WKSMissionUnit <> '0' and cast(e."#" as int) in (select distinct cast(WKSEmergencyMissionRowId as int) from WKSEmergencyInfo) order by 1`)
      expect(expected.length).toBeGreaterThan(0)
      const ours = built.cosmicMissions
        .filter(({ redAlertId }) => redAlertId !== null)
        .map(({ id, redAlertId }) => ({ id, redAlertId }))
      expect(ours).toEqual(expected.map((row) => ({ ...row })))
    })

    test('coordinates of levemetes', () => {
      const sql = sqlOver(['Leve', 'Level', 'Map'])
      const axis = (value: string, offset: string) =>
        `cast((41.0 / (m.SizeFactor / 100.0) * (((${value} + ${offset}) * (m.SizeFactor / 100.0) + 1024) / 2048.0) + 1) * 10 as int) / 10.0`
      const expected =
        sql(`select cast(v.Object as int) id, ${axis('v.X', 'm.OffsetX')} x, ${axis('v.Z', 'm.OffsetY')} y
        from Leve l join Level v on v."#" = l.LevelLevemete join Map m on m."#" = v.Map where l.Name <> '' group by v.Object`)
      const shown = new Map(built.npcs.map(({ id, displayX, displayY }) => [id, { id, x: displayX, y: displayY }]))
      expect(expected.length).toBeGreaterThan(30)
      for (const row of expected) expect(shown.get(Number(row['id']))).toEqual({ ...row })
    })

    test('conditions of portraits', () => {
      const sql = sqlOver(['BannerBg', 'BannerCondition'])
      const expected = sql(`select count(*) n from BannerBg b join BannerCondition c on c."#" = b.UnlockCondition
        where b.Image <> '0' and c.UnlockType1 = '9'`)
      const kits = new Set(built.portraitConditions.filter((row) => row.unlockType === 9).map(({ id }) => id))
      const ours = count(built.portraits, (row) => row.part === 'background' && kits.has(row.portraitConditionId))
      expect(ours).toBe(expected[0]?.['n'])
    })
  })
})
