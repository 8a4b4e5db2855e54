import type { ListWeeks, WeekCount } from './weeks.ts'

/** Tuesday, 08:00 UTC. */
export const someWeek = Date.parse('2026-06-02T08:00:00Z')

const week = 7 * 24 * 3_600_000

/** The moment so many weeks after that (epoch ms). */
export const weeksLater = (weeks: number): number => someWeek + weeks * week

/** Owners of a thing in each week from that one on, of a hundred characters; null is a week without a count. */
export const countsOf = (...owners: (number | null)[]): WeekCount[] =>
  owners.flatMap((count, at) => (count === null ? [] : [{ week: weeksLater(at), owners: count, counted: 100 }]))

/** What is known of a list of such things, by id. */
export const listWeeks = (things: Readonly<Record<number, WeekCount[]>>, hasEarlier = false): ListWeeks => ({
  hasEarlier,
  countsOf: (id) => things[id] ?? [],
})
