import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { cosmicMissions } from './cosmic-missions.ts'
import { cosmicPlanets, planetByMission } from './cosmic-planets.ts'
import { cosmicRedAlerts } from './cosmic-red-alerts.ts'

const missionColumns =
  '#,Name,SilverStarRequirement,GoldStarRequirement,WKSMissionText,ClassJobCategory[0],ClassJobCategory[1],MissionTime,MissionReward,MissionToDo[0],MissionToDo[1],LockedBehind,WKSMissionSupplyItem,WKSMissionRecipe,PlaceName,SortKey,LevelGroup,MissionLotteryCond,WKSMissionLotterySpecialCond,IsSpecialQuest'

const files = {
  'en/WKSMissionUnit.csv': [
    missionColumns,
    '0,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,False',
    '1,\uE0BE Plain,100,200,1,9,0,0,1,1,0,0,1,1,0,10,1,0,0,False',
    '2,Locked at dawn,100,200,1,9,0,0,1,0,0,1,0,0,0,11,6,0,2,False',
    '3,Misty,100,200,1,17,9,300,1,0,0,0,0,0,0,12,5,2,1,False',
    '4,At dawn,0,0,1,9,0,0,1,0,0,0,0,0,0,13,3,0,2,False',
    '5,Alarm,0,0,1,9,0,1200,1,0,0,0,0,0,30,14,1,0,0,True',
    '6,Elsewhere,100,200,1,9,0,0,1,0,0,0,0,0,0,10,2,2,0,False',
    '7,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,False',
  ],
  'en/WKSMissionText.csv': ['#,Text', '1,Do it.'],
  'en/WKSMissionLotterySpecialCond.csv': [
    '#,WeatherRequired,StartTimeHour,EndTimeHour',
    '0,0,0,0',
    '1,49,0,0',
    '2,0,4,8',
  ],
  'en/WKSMissionLotteryCond.csv': ['#,RequiredFunction', '0,0', '2,6'],
  'en/WKSFunction.csv': ['#,RequiredDevGrade[0],RequiredDevGrade[1]', '0,0,0', '6,55,0'],
  'en/WKSDevGrade.csv': ['#,Stage', '55,Base Complete'],
  'en/WKSMissionReward.csv': [
    '#,CosmoCredits,PlanetCredits,ResearchReward[0],ResearchReward[1],ResearchReward[2],TypeIndex[0],TypeIndex[1],TypeIndex[2]',
    '1,5,2,7,3,0,4,2,0',
  ],
  'en/WKSMissionToDo.csv': [
    '#,RequiredItem[0],RequiredItem[1],RequiredItemQuantity[0],RequiredItemQuantity[1]',
    '0,0,0,0,0',
    '1,480,0,3,0',
  ],
  'en/WKSMissionSupplyItem.csv': ['#,Item[0],Item[1],ItemCount[0],ItemCount[1]', '0,0,0,0,0', '1,455,0,5,0'],
  'en/WKSItemInfo.csv': ['#,Item', '0,0', '455,45600', '480,45700'],
  'en/WKSMissionRecipe.csv': ['#,Recipe[0],Recipe[1]', '0,0,0', '1,36165,0'],
  'en/Recipe.csv': ['#,ItemResult,AmountResult', '0,0,0', '36165,45800,2'],
  'en/ClassJob.csv': ['#,Abbreviation', '8,CRP', '16,MIN'],
  'en/ClassJobCategory.csv': ['#,Name', '9,CRP', '17,MIN'],
  'en/WKSEmergencyInfo.csv': ['#,WKSEmergencyMissionRowId,Name', '0.0,0,0', '1.0,1,9'],
  'en/WKSEmergencyInfoText.csv': ['#,Text', '9,Red Alert: Storm'],
  'fr/WKSEmergencyInfoText.csv': ['#,Text', '9,Alerte rouge : tempête'],
  'ja/WKSEmergencyInfoText.csv': ['#,Text', '9,緊急状況：磁気嵐'],
  'en/WKSEmergencyMission.csv': ['#,WKSEmergencyMissionGroupRowId', '0.0,0', '1.0,4'],
  'en/WKSEmergencyMissionGroup.csv': ['#,WKSMissionUnit', '0.0,0', '4.0,5'],
  'en/WKSPlanetSelect.csv': ['#,Name', '0,5219'],
  'en/PlaceName.csv': ['#,Name', '5219,Sinus Ardorum'],
  'en/TerritoryType.csv': ['#,PlaceName', '1237,5219'],
  'en/WKSTerritoryInfo.csv': ['#,TerritoryType,Item', '0,0,0', '2,1237,45691'],
  'en/Balloon.csv': ['#,Dialogue', '70,A storm!', '71,Run!'],
  'hand/red-alert-balloons.csv': ['red_alert_id,balloon_ids,source', '1,70 71,their order'],
}

describe('missions', () => {
  const rows = () => cosmicMissions.build(makeContext(files)).rows

  test('a type is the first that fits: critical, sequential, weather, time, class', () => {
    expect(rows().map(({ type, rank }) => [type, rank])).toEqual([
      ['classD', 'D'],
      ['sequential', 'EX+'],
      ['weather', 'EX'],
      ['time', 'B'],
      ['critical', null],
      ['classC', 'C'],
    ])
  })

  test('what to bring, what is handed out, what to craft, what it pays', () => {
    expect(rows()[0]).toMatchObject({
      name: { en: 'Plain' },
      jobIds: [8],
      requirements: [{ itemId: 45700, quantity: 3 }],
      supplies: [{ itemId: 45600, quantity: 5 }],
      recipes: [{ recipeId: 36165, itemId: 45800, yield: 2 }],
      reward: { cosmocredit: 5, lunarCredit: 2, expGrade1: 4, expQty1: 7, expGrade2: 2, expQty2: 3, expGrade3: null },
      points: { silver: 100, gold: 200 },
      timeLimit: null,
      developmentLog: null,
    })
  })

  test('conditions, two jobs, time limit and the stage of the planet', () => {
    expect(rows()[2]).toMatchObject({
      jobIds: [16, 8],
      weatherId: 49,
      startHour: null,
      timeLimit: 300,
      developmentLog: { grade: 55, name: { en: 'Base Complete' } },
    })
    expect(rows()[3]).toMatchObject({ weatherId: null, startHour: 4, endHour: 8, points: null })
  })

  test('are of the patch of their planet, of a later one if an item is later, of none that is known without both', () => {
    const dated = (itemPatches: string[]) =>
      cosmicMissions
        .build(
          makeContext({
            ...files,
            'items/item_patches.csv': ['first_item,last_item,patch', '0,99,2.0', ...itemPatches],
          }),
        )
        .rows.map(({ patch }) => patch)
    const patches = Array.from({ length: 4 }, () => '7.21')
    expect(dated(['45691,45691,7.21', '45600,45600,7.0'])).toEqual(['7.21', ...patches, null])
    expect(dated(['45691,45691,7.21', '45700,45700,7.5'])).toEqual(['7.5', ...patches, null])
    expect(rows().every(({ patch }) => patch === null)).toBe(true)
  })

  test('a stage is looked up for the own planet: the other one asks for none', () => {
    expect(rows()[5]).toMatchObject({ planetId: 2, developmentLog: null })
  })
})

test('a planet ends with its critical missions', () => {
  expect([...planetByMission(makeContext(files).sheets).values()]).toEqual([1, 1, 1, 1, 1, 2])
})

test('red alerts go by their name alone and hold their missions; bubbles are prose', () => {
  const { rows, prose } = cosmicRedAlerts.build(makeContext(files))
  expect(rows).toEqual([
    {
      id: 1,
      name: { en: 'Storm', de: 'Storm', fr: 'Tempête', ja: '磁気嵐' },
      planetId: 1,
      variant: 1,
      missionIds: [5],
      balloonIds: [70, 71],
    },
  ])
  expect(prose?.get(1)).toMatchObject({ balloons: { en: 'A storm!\nRun!' } })
})

test('planets count from 1 and name their zone and credit', () => {
  expect(cosmicPlanets.build(makeContext(files)).rows).toMatchObject([
    { id: 1, territoryId: 1237, creditItemId: 45691 },
  ])
})
