/** Source types whose items count in no ranking and no total (spec: characters §5). */
export const uncountedSourceTypes: ReadonlySet<number> = new Set([6, 7, 12, 28])

/** Source types of items bought with real money (spec: characters §5). */
const paidSourceTypes: ReadonlySet<number> = new Set([7, 28])

/** Orchestrion categories that are not counted: seasonal and online store (spec: characters §5). */
const uncountedOrchestrionCategories: ReadonlySet<number> = new Set([7, 8])

/** The achievement kind of the game's first version (sheet AchievementKind). */
export const legacyKind = 13

/** What counting needs to know of an item of any collection; fields that a collection does not have are ignored. */
export interface Countable {
  deleted?: boolean
  obtainable?: boolean
  isInLog?: boolean
  sourceTypeId?: number | null
  orchestrionCategoryId?: number
  isRemoved?: boolean
  isUnlock?: boolean
}

/** What counting needs to know of an achievement. */
export interface CountableAchievement {
  deleted?: boolean
  obtainable: boolean
  notLegacy: boolean
  seasonal: boolean
}

/** Whether an item was bought with real money. */
export const isPaid = (item: Pick<Countable, 'sourceTypeId'>): boolean =>
  item.sourceTypeId != null && paidSourceTypes.has(item.sourceTypeId)

/** Whether an item counts in standard rankings and in totals: a new player can still get it, and not for money. */
export const counts = (item: Countable): boolean =>
  item.deleted !== true &&
  item.obtainable !== false &&
  item.isInLog !== false &&
  item.isRemoved !== true &&
  item.isUnlock !== true &&
  !(item.sourceTypeId != null && uncountedSourceTypes.has(item.sourceTypeId)) &&
  !(item.orchestrionCategoryId !== undefined && uncountedOrchestrionCategories.has(item.orchestrionCategoryId))

/** Whether an achievement counts in standard rankings: obtainable, neither Legacy nor of a seasonal event. */
export const achievementCounts = (achievement: CountableAchievement): boolean =>
  achievement.deleted !== true && achievement.obtainable && achievement.notLegacy && !achievement.seasonal

/** Whether an achievement counts in a profile's totals: the Legacy kind does for a Legacy character (spec: characters §5). */
export const achievementCountsInTotals = (achievement: CountableAchievement, legacyCharacter: boolean): boolean =>
  achievement.notLegacy ? achievementCounts(achievement) : legacyCharacter && achievement.deleted !== true
