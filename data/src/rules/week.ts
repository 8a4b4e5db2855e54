const hour = 3_600_000
const day = 24 * hour

/** How long a week of the game takes, in milliseconds. */
export const weekLength = 7 * day

/** The first weekly reset after 1970 began: Tuesday 6 January, 08:00 UTC (1 January 1970 was a Thursday). */
const firstReset = 5 * day + 8 * hour

/** When the game's day begins, after midnight UTC. */
const dailyReset = 15 * hour

/** The newest weekly reset at or before a moment: Tuesday 08:00 UTC. Both in epoch milliseconds. */
export const weekStart = (now: number): number => Math.floor((now - firstReset) / weekLength) * weekLength + firstReset

/** The next weekly reset after a moment, in epoch milliseconds. */
export const nextReset = (now: number): number => weekStart(now) + weekLength

/** The next daily reset after a moment, 15:00 UTC: roulettes, allied societies, and the like. Both in epoch milliseconds. */
export const nextDailyReset = (now: number): number => Math.floor((now - dailyReset) / day) * day + dailyReset + day

/** Midnight UTC at or before a moment, in epoch milliseconds: when counts and ranks change. */
export const dayStart = (now: number): number => Math.floor(now / day) * day

const week = weekLength / 1000

/** Raids open, and weeks begin, at this time of their day (spec: characters §9, the 8-hour offset), in seconds. */
const opening = 8 * 3600

/** The week in which a raid was cleared, 1 being that of its release; null if that is not known or is later. `released` is midnight UTC; both in epoch s. */
export const raidWeek = (cleared: number, released: number | null): number | null =>
  released === null || cleared < released ? null : Math.max(0, Math.floor((cleared - released - opening) / week)) + 1
