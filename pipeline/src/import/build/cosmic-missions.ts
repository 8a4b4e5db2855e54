import { type CosmicMissionType, cosmicRanks, type Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { newestPatch } from '../facts/patch-order.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'
import { cosmicPlanets, planetByMission } from './cosmic-planets.ts'
import { redAlertByMission } from './cosmic-red-alerts.ts'

interface Condition {
  weatherId: number | null
  startHour: number | null
  endHour: number | null
}

const conditionOf = (row: SheetRow, { sheets }: ImportContext): Condition => {
  const found = sheets.open('WKSMissionLotterySpecialCond').get(row.int('WKSMissionLotterySpecialCond'))
  const none = { weatherId: null, startHour: null, endHour: null }
  if (!found || found.id === 0) return none
  const weatherId = found.int('WeatherRequired')
  if (weatherId !== 0) return { ...none, weatherId }
  return { weatherId: null, startHour: found.int('StartTimeHour'), endHour: found.int('EndTimeHour') }
}

const classTypes = ['classD', 'classC', 'classB', 'classA', 'classA', 'classA'] as const

const typeOf = (row: SheetRow, critical: boolean, { weatherId, startHour }: Condition): CosmicMissionType => {
  if (critical) return 'critical'
  if (row.int('LockedBehind') !== 0) return 'sequential'
  if (weatherId !== null) return 'weather'
  if (startHour !== null) return 'time'
  return classTypes[row.int('LevelGroup') - 1] ?? row.refuse('LevelGroup', 'there is no such group')
}

const jobsOf = (row: SheetRow, jobs: ReadonlyMap<string, number>, { sheets }: ImportContext): number[] =>
  row
    .ints('ClassJobCategory')
    .filter((id) => id !== 0)
    .map(
      (id) =>
        jobs.get(sheets.open('ClassJobCategory').get(id)?.text('Name') ?? '') ??
        row.refuse('ClassJobCategory[0]', `category ${id} is not a job`),
    )

/** Items with their amounts; mission items are listed in a sheet of their own. */
const itemsOf = (row: SheetRow | undefined, columns: [string, string], { sheets, references }: ImportContext) => {
  if (!row) return []
  const amounts = row.ints(columns[1])
  return row
    .ints(columns[0])
    .map((info, at) => ({
      itemId: sheets.open('WKSItemInfo').get(info)?.int('Item') ?? 0,
      quantity: amounts[at] ?? 0,
    }))
    .filter(({ itemId, quantity }) => itemId !== 0 && quantity > 0)
    .map(({ itemId, quantity }) => ({ itemId: references.note('items', itemId), quantity }))
}

const recipesOf = (row: SheetRow, { sheets, references }: ImportContext) =>
  (sheets.open('WKSMissionRecipe').get(row.int('WKSMissionRecipe'))?.ints('Recipe') ?? [])
    .map((id) => sheets.open('Recipe').get(id))
    .filter((recipe) => recipe !== undefined && recipe.int('ItemResult') !== 0)
    .map((recipe) => ({
      recipeId: recipe?.id ?? 0,
      itemId: references.note('items', recipe?.int('ItemResult') ?? 0),
      yield: recipe?.int('AmountResult') ?? 1,
    }))

const rewardOf = (row: SheetRow, { sheets }: ImportContext) => {
  const reward =
    sheets.open('WKSMissionReward').get(row.int('MissionReward')) ?? row.refuse('MissionReward', 'there is no such row')
  const grades = reward.ints('TypeIndex')
  const amounts = reward.ints('ResearchReward')
  return {
    cosmocredit: reward.int('CosmoCredits'),
    lunarCredit: reward.int('PlanetCredits'),
    expGrade1: grades[0] || null,
    expGrade2: grades[1] || null,
    expGrade3: grades[2] || null,
    expQty1: amounts[0] || null,
    expQty2: amounts[1] || null,
    expQty3: amounts[2] || null,
  }
}

const developmentOf = (
  row: SheetRow,
  planetId: number,
  { sheets }: ImportContext,
): { grade: number; name: Names } | null => {
  const required = sheets.open('WKSMissionLotteryCond').get(row.int('MissionLotteryCond'))?.int('RequiredFunction') ?? 0
  const grade =
    sheets
      .open('WKSFunction')
      .get(required)
      ?.int(`RequiredDevGrade[${planetId - 1}]`) ?? 0
  const stage = grade === 0 ? undefined : sheets.open('WKSDevGrade').get(grade)
  return stage && stage.text('Stage') !== '' ? { grade, name: stage.names('Stage') } : null
}

const pointsOf = (row: SheetRow) => {
  const points = { silver: row.int('SilverStarRequirement'), gold: row.int('GoldStarRequirement') }
  return points.gold === 0 ? null : points
}

interface MissionItems {
  requirements: readonly { itemId: number }[]
  supplies: readonly { itemId: number }[]
  recipes: readonly { itemId: number }[]
}

/**
 * The patch that brought a mission: of its planet's credit, or of the newest item that the mission is about, whichever is later, so
 * that missions which a later patch adds to a planet are of that patch. Sure: for every mission with items the two are the same.
 */
const patchOf = (credit: number | undefined, about: MissionItems, { items }: ImportContext): string | null => {
  const itemIds = [...about.requirements, ...about.supplies, ...about.recipes].map(({ itemId }) => itemId)
  return newestPatch([...itemIds, ...(credit ? [credit] : [])].map((itemId) => items.patchOf(itemId)))
}

export const cosmicMissions = fromSheet('cosmicMissions', 'WKSMissionUnit', (context) => {
  const { sheets, references } = context
  const planets = planetByMission(sheets)
  const credits = new Map(cosmicPlanets.build(context).rows.map(({ id, creditItemId }) => [id, creditItemId]))
  const alerts = redAlertByMission(sheets)
  const jobs = new Map(sheets.open('ClassJob').rows.map((row) => [row.text('Abbreviation'), row.id]))
  const toDo = (id: number) =>
    itemsOf(sheets.open('WKSMissionToDo').get(id), ['RequiredItem', 'RequiredItemQuantity'], context)
  return {
    keep: (row) => row.text('Name') !== '',
    make: (row) => {
      const planetId = planets.get(row.id) ?? row.refuse('#', 'the mission has no planet')
      const condition = conditionOf(row, context)
      const redAlertId = alerts.get(row.id) ?? null
      const about = {
        requirements: row.ints('MissionToDo').flatMap(toDo),
        supplies: itemsOf(
          sheets.open('WKSMissionSupplyItem').get(row.int('WKSMissionSupplyItem')),
          ['Item', 'ItemCount'],
          context,
        ),
        recipes: recipesOf(row, context),
      }
      return {
        id: row.id,
        name: row.names('Name'),
        planetId,
        type: typeOf(row, redAlertId !== null, condition),
        rank: redAlertId === null ? (cosmicRanks[row.int('LevelGroup') - 1] ?? null) : null,
        jobIds: jobsOf(row, jobs, context),
        sort: row.int('SortKey'),
        timeLimit: row.int('MissionTime') || null,
        ...condition,
        previousMissionId: row.int('LockedBehind') || null,
        redAlertId,
        placeNameId: references.note('placeNames', row.int('PlaceName')) || null,
        ...about,
        reward: rewardOf(row, context),
        points: pointsOf(row),
        developmentLog: developmentOf(row, planetId, context),
        patch: patchOf(credits.get(planetId), about, context),
      }
    },
    prose: (row) => {
      const text = sheets.open('WKSMissionText').get(row.int('WKSMissionText'))
      return text ? { description: text.prose('Text') } : {}
    },
  }
})
