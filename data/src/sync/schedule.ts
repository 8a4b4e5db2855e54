const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The queues of those who wait for a sync: asked for by a visitor, new, then by rank tier, gone and private last. Nobody waits for those
 * `found` in a list of members: they are read while none of the others is due, until somebody asks for them or they are ranked.
 */
export const priorities = { asked: 0, fresh: 1, top: 2, middle: 3, tail: 4, rare: 5, found: 6 } as const

export type Priority = (typeof priorities)[keyof typeof priorities]

/**
 * How often a character is read by its best rank. The waits leave room below the ages to reach (top 100 within 2 hours, top
 * 10,000 within a day): for the spread, and for waiting in line. The tail is read in the order in which it comes due, so that
 * its age is what the rate allows.
 */
export const tiers = {
  top: { ranks: 100, wait: 90 * minute, reach: 2 * hour },
  middle: { ranks: 10_000, wait: 19 * hour, reach: day },
  tail: { ranks: Infinity, wait: day, reach: null },
} as const

export type Tier = keyof typeof tiers

/** The age that characters of a tier are to stay below, ms; null for a tier without such an age, and for one that is not known. */
export const reachOf = (tier: string): number | null => (Object.hasOwn(tiers, tier) ? tiers[tier as Tier].reach : null)

/** The tier of a best rank, 1 being the first; null for an unranked character. */
export const tierOf = (bestRank: number | null): Tier => {
  if (bestRank === null) return 'tail'
  if (bestRank <= tiers.top.ranks) return 'top'
  return bestRank <= tiers.middle.ranks ? 'middle' : 'tail'
}

/** A character of the tail without signs of play is read again after as long as it has been quiet, which leaves the rate to those who play. */
const longestQuiet = 60 * day

/**
 * How a sync ended, as the schedule sees it; `siteDown` and `unfinished` (more on its pages than one sync may ask for) say
 * nothing about the character. `recheck`: the character, or a part of it, was public until now and is not any more.
 */
export type Ending =
  | 'read'
  | 'recheck'
  | 'private'
  | 'optedOut'
  | 'missing'
  | 'deleted'
  | 'notFound'
  | 'failed'
  | 'siteDown'
  | 'unfinished'

/** Failures in a row after which a character is parked with the reason, for the operator to look at: after about 17 hours of trying. */
export const failuresToDead = 10

/** What the next place in the queue depends on; times in epoch ms. */
interface Ended {
  ending: Ending
  bestRank: number | null
  priority: number
  /** Failed attempts in a row before this one. */
  failures: number
  /** For how long it has shown no sign of play, ms. */
  quietFor: number
  now: number
  /** A number in [0, 1). */
  random: () => number
}

/** A place in the queue; `due` in epoch ms. */
export interface QueuePlace {
  priority: Priority
  due: number
  failures: number
  /** True if it has failed so often that it is parked. */
  dead: boolean
}

const longestBackOff = day

/**
 * The next place after a sync. A character that was read is due by its rank; a private or deleted one rarely. A known
 * character that is not found for the first time is due again a day later, because that may be an accident; one that is
 * refused for the first time within hours, for the same reason. After a failure it is due soon, then after twice as long each
 * time, up to a day. An id that was never a character is due once more, to be deleted. Due times are spread by a tenth, so
 * that characters added together do not stay together. Those that were found stay behind all others, unless they are ranked.
 */
export const placeAfter = ({ ending, bestRank, priority, failures, quietFor, now, random }: Ended): QueuePlace => {
  const tier = tierOf(bestRank)
  const isFound = priority === priorities.found
  const own = isFound && tier === 'tail' ? priorities.found : priorities[tier]
  const rare = isFound ? priorities.found : priorities.rare
  const longer = tier === 'tail' ? Math.min(longestQuiet, quietFor) : 0
  const at = (next: Priority, wait: number, more: Partial<QueuePlace> = {}): QueuePlace => ({
    priority: next,
    due: Math.round(now + wait * (1 + random() / 10)),
    failures: 0,
    dead: false,
    ...more,
  })
  switch (ending) {
    case 'read':
      return at(own, Math.max(tiers[tier].wait, longer))
    case 'recheck':
      return at(own, 2 * hour)
    case 'private':
      return at(rare, 7 * day)
    case 'missing':
      return at(own, day)
    // Only to see whether the word is gone; whoever took it away can ask for a reading.
    case 'optedOut':
    case 'deleted':
      return at(rare, 30 * day)
    case 'notFound':
      return at(priorities.rare, day)
    case 'siteDown':
      return at(priority as Priority, minute, { failures })
    case 'unfinished':
      return at(priority as Priority, 0, { failures })
    case 'failed': {
      if (failures + 1 >= failuresToDead) return at(priorities.rare, 30 * day, { failures: failures + 1, dead: true })
      const wait = Math.min(longestBackOff, minute * 2 ** failures)
      return at(priority === priorities.fresh ? priority : own, wait, { failures: failures + 1 })
    }
  }
}

/** A queue, how overdue (ms) a character has to be to be taken from it, and its maximum share of the characters taken at once. */
interface Taking {
  priority: Priority
  lateBy: number
  share: number
}

/**
 * Of ten characters that are taken at once, one that was asked for, and in every fourth round one that is new, goes before
 * all others: reading them takes about as many requests as reading the ranked ones of the round, so that neither delays the
 * other.
 */
const shareOfFirst = 0.1
const chanceOfFresh = 0.25

/** How overdue a character of a tier is, in ms, when it is about to miss the maximum age of its tier. */
export const lateAfter = { top: 10 * minute, middle: 2 * hour } as const

/**
 * The order in which characters are taken from the queues. A character that is about to miss the maximum age of its tier goes
 * before all but the first of those that readers ask for or add, so that a flood of requests does not slow down what many
 * people look at. While none is overdue, those asked for go first, and new ones before the tiers.
 */
const usualOrder: readonly Taking[] = [
  { priority: priorities.top, lateBy: lateAfter.top, share: 1 },
  { priority: priorities.middle, lateBy: lateAfter.middle, share: 1 },
  { priority: priorities.asked, lateBy: 0, share: 1 },
  { priority: priorities.fresh, lateBy: 0, share: 1 },
  { priority: priorities.top, lateBy: 0, share: 1 },
  { priority: priorities.middle, lateBy: 0, share: 1 },
  { priority: priorities.tail, lateBy: 0, share: 1 },
  { priority: priorities.rare, lateBy: 0, share: 1 },
]

const firstAsked: Taking = { priority: priorities.asked, lateBy: 0, share: shareOfFirst }
const firstFresh: Taking = { priority: priorities.fresh, lateBy: 0, share: shareOfFirst }

/** The chance that a round begins with one of the last queues, so that a flood in front of them never stops them. */
const chanceOfLast = 0.05

/** The order for one round, of all whom somebody waits for; `random` gives a number in [0, 1). */
export const takingOrder = (random: () => number): readonly Taking[] => {
  const drawn = random()
  const order = drawn < chanceOfFresh ? [firstAsked, firstFresh, ...usualOrder] : [firstAsked, ...usualOrder]
  if (drawn >= 1 - chanceOfLast) return [{ priority: priorities.rare, lateBy: 0, share: 1 }, ...order]
  if (drawn >= 1 - 2 * chanceOfLast) return [{ priority: priorities.tail, lateBy: 0, share: 1 }, ...order]
  return order
}

/**
 * How many overdue characters may go before one that has `before` others in front of it in its own queue: between two that
 * were asked for, the rest of a round; between two new ones, the rest of all rounds until one begins with a new one.
 */
export const mostLateBefore = (priority: Priority, before: number): number => {
  const taken = 1 / shareOfFirst
  if (priority === priorities.asked) return before * (taken - 1)
  return priority === priorities.fresh ? (before + 1) * (taken / chanceOfFresh) : Infinity
}

/** How many of `limit` characters taken at once may come from this part of the order: at least one. */
export const mostOf = ({ share }: Taking, limit: number): number => Math.max(1, Math.floor(limit * share))

/** About how many requests it takes to read a character of each queue, to estimate waiting times. */
export const requestsEach: Readonly<Record<Priority, number>> = { 0: 5, 1: 15, 2: 1.5, 3: 1.5, 4: 1.5, 5: 1, 6: 15 }
