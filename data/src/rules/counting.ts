/** Source types whose items count in no ranking and no total (spec: characters §5). */
const uncountedSourceTypes: ReadonlySet<number> = new Set([6, 7, 12, 28])

/** Source types of items bought with real money (spec: characters §5). */
const paidSourceTypes: ReadonlySet<number> = new Set([7, 28])

/** Orchestrion categories that are not counted (spec: characters §5). */
const rollCategories = { seasonal: 7, store: 8 } as const

/** The achievement kind of the game's first version (sheet AchievementKind). */
export const legacyKind = 13

/**
 * How a thing is counted, each in one way: `counted` is all that totals and rankings are of. All else does not count: it can be had
 * for a limited time, for real money, with a character of the game's first version, not at present, or not yet; of several that lead
 * to the same a character can have one; or the game's own list leaves it out.
 */
export const countings = ['counted', 'limited', 'paid', 'legacy', 'gone', 'upcoming', 'oneOf', 'unlisted'] as const

export type Counting = (typeof countings)[number]

/** What counting needs to know of an item of any collection; fields that a collection does not have are ignored. */
export interface Countable {
  deleted?: boolean
  obtainable?: boolean
  gone?: string | undefined
  isInLog?: boolean
  sourceTypeId?: number | null
  orchestrionCategoryId?: number
  isRemoved?: boolean
  isUnlock?: boolean
}

export interface CountableAchievement {
  deleted?: boolean
  obtainable: boolean
  notLegacy: boolean
  seasonal: boolean
}

export const isPaid = (item: Pick<Countable, 'sourceTypeId'>): boolean =>
  item.sourceTypeId != null && paidSourceTypes.has(item.sourceTypeId)

/** How an item is counted: that a new player can still get it, and not for money, is what totals ask. */
export const countingOf = (item: Countable): Counting => {
  const { sourceTypeId, orchestrionCategoryId } = item
  if (item.isInLog === false) return 'unlisted'
  if (item.gone === 'upcoming') return 'upcoming'
  if (item.obtainable === false || item.isRemoved === true) return 'gone'
  if (item.isUnlock === true) return 'oneOf'
  if (isPaid(item) || orchestrionCategoryId === rollCategories.store) return 'paid'
  const isLimited = sourceTypeId != null && uncountedSourceTypes.has(sourceTypeId)
  return isLimited || orchestrionCategoryId === rollCategories.seasonal ? 'limited' : 'counted'
}

/** Whether an item counts in standard rankings and in totals. */
export const counts = (item: Countable): boolean => item.deleted !== true && countingOf(item) === 'counted'

/** How an achievement is counted in a profile's totals: the Legacy kind counts for a Legacy character (spec: characters §5). */
export const achievementCountingOf = (achievement: CountableAchievement, legacyCharacter: boolean): Counting => {
  if (!achievement.notLegacy) return legacyCharacter ? 'counted' : 'legacy'
  if (!achievement.obtainable) return 'gone'
  return achievement.seasonal ? 'limited' : 'counted'
}

export const achievementCountsInTotals = (achievement: CountableAchievement, legacyCharacter: boolean): boolean =>
  achievement.deleted !== true && achievementCountingOf(achievement, legacyCharacter) === 'counted'

/** Whether an achievement counts in standard rankings: obtainable, neither Legacy nor of a seasonal event. */
export const achievementCounts = (achievement: CountableAchievement): boolean =>
  achievementCountsInTotals(achievement, false)

/** How a title is counted: as the achievement that gives it, of several as the one that counts most. */
export const titleCountingOf = (givers: readonly CountableAchievement[], legacyCharacter: boolean): Counting => {
  const ways = givers.map((giver) => achievementCountingOf(giver, legacyCharacter))
  return countings.find((counting) => ways.includes(counting)) ?? 'gone'
}

/** How many things are counted in one way, and how many of them a character has. */
interface CountingRow {
  counting: Counting
  owned: number
  all: number
}

/** A collection added up: what counts, and what there is in all, with the rows that lead from one to the other. */
export interface Sums {
  /** Owned, of what counts. */
  count: number
  /** All that counts. */
  possible: number
  /** Owned, with what does not count. */
  owned: number
  /** All that there is. */
  all: number
  /** A row for each way of counting that something has; together they are all that there is. */
  rows: readonly CountingRow[]
}

interface Summed {
  counting: Counting
  isOwned: boolean
}

/** Whether lists have a thing: what the game's own list leaves out is a part of something else, and is listed for those who own it. */
export const isListed = ({ counting, isOwned }: Summed): boolean => counting !== 'unlisted' || isOwned

/** Adds what is listed of things up by how they are counted. */
export const sumUp = (things: Iterable<Summed>): Sums => {
  const [owned, all] = [new Map<Counting, number>(), new Map<Counting, number>()]
  const add = (to: Map<Counting, number>, counting: Counting) => to.set(counting, (to.get(counting) ?? 0) + 1)
  for (const thing of things) {
    if (!isListed(thing)) continue
    add(all, thing.counting)
    if (thing.isOwned) add(owned, thing.counting)
  }
  const rows = countings
    .filter((counting) => all.has(counting))
    .map((counting) => ({ counting, owned: owned.get(counting) ?? 0, all: all.get(counting) ?? 0 }))
  const total = (field: 'owned' | 'all') => rows.reduce((sum, row) => sum + row[field], 0)
  const [count, possible] = [owned.get('counted') ?? 0, all.get('counted') ?? 0]
  return { count, possible, owned: total('owned'), all: total('all'), rows }
}
