export { type Board, boardName, boards, type Measure, modesOf, reachedAt, scoreOf } from './boards.ts'
export {
  achievementCounts,
  achievementCountsInTotals,
  type Countable,
  type CountableAchievement,
  counts,
  isPaid,
  legacyKind,
  uncountedSourceTypes,
} from './counting.ts'
export { historyPeriod, historyShards, weeksPerPeriod } from './history.ts'
export { floorPercent, percentDecimals, percentOf, roundPercent } from './percent.ts'
export { type Owners, pointsByRarity, rarityLabel, type RarityLabel } from './points.ts'
export { raidWeek } from './raid-week.ts'
export { isCounted, listNames, type RarityList, rarityLists } from './rarity-lists.ts'
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
export { dayStart, nextReset, weekStart } from './week.ts'
