export { askCooldown } from './ask-cooldown.ts'
export { type Board, boardName, boards, type MemberBoard, reachedAt, scoredBoards, scoreOf } from './boards.ts'
export {
  type CompanyBoard,
  companyBoards,
  companyRankingBoards,
  companyScore,
  companyShard,
  companyShards,
  fewestMembers,
  newestOfCompany,
} from './companies.ts'
export {
  achievementCountingOf,
  achievementCounts,
  achievementCountsInTotals,
  type Countable,
  type CountableAchievement,
  type Counting,
  countingOf,
  countings,
  counts,
  isListed,
  isPaid,
  legacyKind,
  sumUp,
  type Sums,
  titleCountingOf,
} from './counting.ts'
export {
  type GainKind,
  gainKinds,
  type GainMeasure,
  gainMeasures,
  gainPeriod,
  type GainPeriod,
  type GainType,
  gainTypes,
  gainWords,
  isGainOpen,
  keptKinds,
  type KeptKind,
  type KeptTime,
  paceMeasures,
  pacePeriod,
  paceWeeks,
  periodsOfNight,
  seasonOf,
  seasons,
} from './gains.ts'
export { historyPeriod, historyShards, rankShard, rankShards } from './history.ts'
export { islandSpawns, islandTerritory, spawnCondition, spawnCount, type SpawnFacts } from './island-spawns.ts'
export {
  type CraftDemand,
  type CraftFacts,
  type CraftResult,
  craftResult,
  craftValue,
  defaultDemand,
  type DemandShift,
  demandShiftCodes,
  popularities,
  type Popularity,
  supplies,
  type Supply,
  supplyTomorrow,
  workshopLimits,
} from './island-workshop.ts'
export { allowanceDays, leveAllowances } from './leves.ts'
export { newestFirst } from './newest-first.ts'
export { floorPercent, percentDecimals, percentOf, progressPercent, roundPercent } from './percent.ts'
export { type Owners, pointsByRarity, rarityLabel, type RarityLabel } from './points.ts'
export { dayStart, nextDailyReset, nextReset, raidWeek, weekLength, weekStart } from './week.ts'
export { listNames, rarityLists } from './rarity-lists.ts'
export { boardPageSize, compareStandings, pageShard, pagesOf, pagesPerShard, rankStandings } from './ranks.ts'
export { globalScope, publicScopes, type Scope, type ScopeDataCenter, type ScopeWorld } from './scopes.ts'
