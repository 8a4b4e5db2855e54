import { type TableName, tables } from '@kupodex/data/game'

/** A column that holds ids of another table's rows; 0 and null point to nothing. */
interface Link {
  from: TableName
  column: string
  to: TableName
}

/** What a column points to that has the same meaning in every table that has it. */
const byColumn: Readonly<Record<string, TableName>> = {
  achievementId: 'achievements',
  achievementIds: 'achievements',
  armoireCategoryId: 'armoireCategories',
  armoireSubCategoryId: 'armoireSubCategories',
  currencyItemId: 'items',
  beastKinId: 'beastKins',
  creditItemId: 'items',
  dataCenterId: 'dataCenters',
  destinationNpcId: 'npcs',
  emoteCategoryId: 'emoteCategories',
  emoteId: 'emotes',
  enemyIds: 'enemies',
  expansionId: 'expansions',
  fixedTtcardIds: 'ttcards',
  grandCompanyId: 'grandCompanies',
  itemId: 'items',
  itemIds: 'items',
  jobId: 'jobs',
  jobIds: 'jobs',
  kindId: 'achievementKinds',
  leveAssignmentTypeId: 'leveAssignmentTypes',
  leavingItemIds: 'items',
  mapId: 'maps',
  minionId: 'minions',
  missionIds: 'cosmicMissions',
  npcId: 'npcs',
  orchestrionCategoryId: 'orchestrionCategories',
  originNpcId: 'npcs',
  outfitIds: 'outfits',
  placeNameId: 'placeNames',
  placeNameRegionId: 'placeNames',
  planetId: 'cosmicPlanets',
  portraitConditionId: 'portraitConditions',
  previousMissionId: 'cosmicMissions',
  questId: 'quests',
  redAlertId: 'cosmicRedAlerts',
  regionId: 'regions',
  regionPlaceNameId: 'placeNames',
  relicSeriesId: 'relicSeries',
  rewardTtcardIds: 'ttcards',
  sourceTypeId: 'sourceTypes',
  spawnedById: 'fates',
  surveySeriesId: 'surveySeries',
  themeIds: 'islandThemes',
  titleId: 'titles',
  ttcardIds: 'ttcards',
  ttcardTypeId: 'ttcardTypes',
  ttruleIds: 'ttrules',
  variableTtcardIds: 'ttcards',
  weatherId: 'weathers',
  weatherRateId: 'weatherRates',
}

const link = (from: TableName, column: string, to: TableName): Link => ({ from, column, to })

/** Links whose targets are not kept: a fish has its name itself, so its item is in no table; likewise what is kept in the armoire. */
const unkept = new Set(['fish itemId', 'armoire itemId'])

/** Columns of the schemas that point to other tables, and those whose name does not say where to. */
const links: readonly Link[] = [
  ...(Object.keys(tables) as TableName[]).flatMap((from) =>
    Object.keys(tables[from].row.shape).flatMap((column) => {
      const to = Object.hasOwn(byColumn, column) ? byColumn[column] : undefined
      return to === undefined || unkept.has(`${from} ${column}`) ? [] : [link(from, column, to)]
    }),
  ),
  link('achievements', 'categoryId', 'achievementCategories'),
  link('metas', 'achievements', 'achievements'),
  link('metas', 'achievementCategories', 'achievementCategories'),
  link('metas', 'excludedAchievements', 'achievements'),
  link('metas', 'items', 'items'),
  link('proofs', 'id', 'achievements'),
  link('tallies', 'id', 'achievements'),
  link('raids', 'id', 'achievements'),
  link('explorations', 'id', 'achievements'),
  link('storyChapters', 'townId', 'towns'),
  link('jobs', 'parentId', 'jobs'),
  link('clans', 'raceId', 'races'),
  link('cosmicPlanets', 'territoryId', 'territories'),
  link('bozjaNotes', 'bozjaFates', 'fates'),
  link('islandIngredients', 'categoryId', 'islandIngredientCategories'),
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
