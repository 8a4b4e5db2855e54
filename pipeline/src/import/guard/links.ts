import type { TableName } from '@kupodex/data/game'

/** A column that holds ids of another table's rows; 0 and null point to nothing. */
interface Link {
  from: TableName
  column: string
  to: TableName
}

const link = (from: TableName, column: string, to: TableName): Link => ({ from, column, to })

/** The links between tables that an import looks after. */
const links: readonly Link[] = [
  link('achievements', 'titleId', 'titles'),
  link('achievements', 'itemId', 'items'),
  link('achievements', 'categoryId', 'achievementCategories'),
  link('achievements', 'kindId', 'achievementKinds'),
  link('achievementCategories', 'kindId', 'achievementKinds'),
  link('titles', 'achievementIds', 'achievements'),
  link('metas', 'achievements', 'achievements'),
  link('metas', 'achievementCategories', 'achievementCategories'),
  link('metas', 'excludedAchievements', 'achievements'),
  link('metas', 'items', 'items'),
  link('raids', 'id', 'achievements'),
  link('raids', 'expansionId', 'expansions'),
  ...(['mounts', 'minions', 'orchestrions', 'emotes', 'fashions', 'hairs', 'bardings'] as const).flatMap((from) => [
    link(from, 'sourceTypeId', 'sourceTypes'),
    link(from, 'itemIds', 'items'),
  ]),
  link('orchestrions', 'orchestrionCategoryId', 'orchestrionCategories'),
  link('emotes', 'emoteCategoryId', 'emoteCategories'),
  link('bardings', 'grandCompanyId', 'grandCompanies'),
  link('jobs', 'parentId', 'jobs'),
  link('clans', 'raceId', 'races'),
  link('worlds', 'dataCenterId', 'dataCenters'),
  link('worlds', 'regionId', 'regions'),
  link('dataCenters', 'regionId', 'regions'),
  link('ttcards', 'ttcardTypeId', 'ttcardTypes'),
  link('ttnpcs', 'npcId', 'npcs'),
  link('ttnpcs', 'rewardTtcardIds', 'ttcards'),
  link('ttnpcs', 'fixedTtcardIds', 'ttcards'),
  link('ttnpcs', 'variableTtcardIds', 'ttcards'),
  link('ttnpcs', 'ttruleIds', 'ttrules'),
  link('npcs', 'placeNameId', 'placeNames'),
  link('npcs', 'mapId', 'maps'),
  link('maps', 'placeNameId', 'placeNames'),
  link('territories', 'placeNameId', 'placeNames'),
  link('territories', 'weatherRateId', 'weatherRates'),
  link('fates', 'mapId', 'maps'),
  link('fates', 'spawnedById', 'fates'),
  link('bozjaNotes', 'bozjaFates', 'fates'),
  link('fish', 'placeNameId', 'placeNames'),
  link('leves', 'leveAssignmentTypeId', 'leveAssignmentTypes'),
  link('leves', 'originNpcId', 'npcs'),
  link('leves', 'placeNameId', 'placeNames'),
  link('leves', 'itemId', 'items'),
  link('leveAssignmentTypes', 'jobId', 'jobs'),
  link('portraits', 'portraitConditionId', 'portraitConditions'),
  link('portraitConditions', 'emoteId', 'emotes'),
  link('portraitConditions', 'minionId', 'minions'),
  link('portraitConditions', 'questId', 'quests'),
  link('portraitConditions', 'itemId', 'items'),
  link('cosmicPlanets', 'creditItemId', 'items'),
  link('cosmicMissions', 'planetId', 'cosmicPlanets'),
  link('cosmicMissions', 'jobIds', 'jobs'),
  link('cosmicMissions', 'weatherId', 'weathers'),
  link('cosmicMissions', 'previousMissionId', 'cosmicMissions'),
  link('cosmicMissions', 'redAlertId', 'cosmicRedAlerts'),
  link('cosmicMissions', 'placeNameId', 'placeNames'),
  link('cosmicRedAlerts', 'missionIds', 'cosmicMissions'),
  link('moogleTrove', 'itemId', 'items'),
  link('moogleTrove', 'currencyItemId', 'items'),
  link('shops', 'npcId', 'npcs'),
  link('shops', 'currencyItemId', 'items'),
  link('islandCrafts', 'themeIds', 'islandThemes'),
  link('islandCrafts', 'itemId', 'items'),
  link('islandIngredients', 'categoryId', 'islandIngredientCategories'),
  link('islandAnimals', 'weatherId', 'weathers'),
  link('islandAnimals', 'leavingItemIds', 'items'),
]

/** Rows that point to a row that is not there. */
export interface Dangling {
  from: TableName
  column: string
  to: TableName
  /** The rows that point, by id. */
  ids: number[]
}

type Rows = readonly (Readonly<Record<string, unknown>> & { id: number; deleted?: boolean })[]

const targets = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number' && id !== 0)

/** All links of live rows that lead nowhere; links from or to tables that are not given are left out. */
export const danglingLinks = (tables: ReadonlyMap<string, Rows>): Dangling[] =>
  links.flatMap(({ from, column, to }) => {
    const [rows, known] = [tables.get(from), tables.get(to)]
    if (!rows || !known) return []
    const there = new Set(known.filter(({ deleted }) => !deleted).map(({ id }) => id))
    const ids = rows
      .filter((row) => !row.deleted && targets(row[column]).some((id) => !there.has(id)))
      .map(({ id }) => id)
    return ids.length === 0 ? [] : [{ from, column, to, ids }]
  })
