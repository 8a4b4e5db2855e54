export { askCooldown } from './ask-cooldown.ts'
export {
  type Board,
  boardName,
  boards,
  type Measure,
  memberBoards,
  type MemberBoard,
  reachedAt,
  scoredBoards,
  scoreOf,
} from './boards.ts'
export {
  type CompanyBoard,
  companyBoards,
  companyRankingBoards,
  type CompanyScore,
  companyScore,
  companyShard,
  companyShards,
  fewestMembers,
  newestOfCompany,
  rankedCompany,
} from './companies.ts'
export {
  achievementCountingOf,
  achievementCounts,
  achievementCountsInTotals,
  type Countable,
  type CountableAchievement,
  type Counting,
  type CountingRow,
  countingOf,
  countings,
  counts,
  isListed,
  isPaid,
  legacyKind,
  sumUp,
  type Sums,
  titleCountingOf,
  uncountedSourceTypes,
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
  type Season,
  seasonOf,
  seasonStart,
  seasons,
} from './gains.ts'
export { historyPeriod, historyShards, weeksPerPeriod } from './history.ts'
export {
  islandSpawns,
  islandTerritory,
  spawnCondition,
  spawnCount,
  type SpawnFacts,
  spawnSteps,
} from './island-spawns.ts'
export {
  type CraftDemand,
  type CraftFacts,
  type CraftResult,
  craftResult,
  craftValue,
  defaultDemand,
  type DemandShift,
  demandShiftCodes,
  demandShifts,
  popularities,
  type Popularity,
  supplies,
  type Supply,
  supplyTomorrow,
  type Workshop,
  workshopLimits,
} from './island-workshop.ts'
export { allowanceDays, leveAllowances } from './leves.ts'
export { newestFirst } from './newest-first.ts'
export { floorPercent, percentDecimals, percentOf, progressPercent, roundPercent } from './percent.ts'
export { type Owners, pointsByRarity, rarityLabel, type RarityLabel } from './points.ts'
export { raidWeek } from './raid-week.ts'
export { listNames, type RarityList, rarityLists } from './rarity-lists.ts'
export {
  boardPageSize,
  compareStandings,
  pageShard,
  pagesOf,
  pagesPerShard,
  rankStandings,
  type Standing,
} from './ranks.ts'
export { globalScope, publicScopes, type Scope, type ScopeDataCenter, type ScopeWorld } from './scopes.ts'
export { rankShard, rankShards } from './shards.ts'
export { dayStart, nextDailyReset, nextReset, weekLength, weekStart } from './week.ts'
