export { type Board, boardName, boards, type Measure, modesOf, reachedAt, type Scorable, scoreOf } from './boards.ts'
export {
  achievementCounts,
  achievementCountsInTotals,
  type Countable,
  type CountableAchievement,
  counts,
  isPaid,
  legacyKind,
  paidSourceTypes,
  uncountedOrchestrionCategories,
  uncountedSourceTypes,
} from './counting.ts'
export { historyPeriod, historyShards, weeksPerPeriod } from './history.ts'
export { type NameReading, readNameSearch, type SearchPlace } from './name-search.ts'
export { canGoDeeper, namePrefix, nameWords, shortestPrefix } from './names.ts'
export { floorPercent, percentDecimals, percentOf, roundPercent } from './percent.ts'
export { type Owners, pointsByRarity, pointSteps, rarityLabel, type RarityLabel, rarityLabels } from './points.ts'
export { raidWeek } from './raid-week.ts'
export { isCounted, type LearnedBy, listNames, type RarityList, rarityLists } from './rarity-lists.ts'
export {
  boardPageSize,
  compareStandings,
  pageShard,
  pagesOf,
  pagesPerShard,
  rankStandings,
  sharesRank,
  type Standing,
} from './ranks.ts'
export { globalScope, publicScopes, type Scope, type ScopeDataCenter, type ScopeWorld } from './scopes.ts'
export { rankShard, rankShards } from './shards.ts'
export { dayStart, nextReset, weekStart } from './week.ts'
export { partsToRead, type Plan, type PlanInput, type Why } from './reading-plan.ts'
export {
  askCooldown,
  type Ended,
  type Ending,
  failuresToDead,
  lateAfter,
  mostLateBefore,
  mostOf,
  type QueuePlace,
  placeAfter,
  priorities,
  type Priority,
  requestsEach,
  type Taking,
  takingOrder,
  type Tier,
  tierOf,
  tiers,
} from './schedule.ts'
