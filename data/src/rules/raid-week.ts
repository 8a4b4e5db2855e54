import { weekLength } from './week.ts'

const week = weekLength / 1000

/** Raids open, and weeks begin, at this time of their day (spec: characters §9, the 8-hour offset), in seconds. */
const opening = 8 * 3600

/**
 * The week in which a raid was cleared, 1 being that of its release; null if the release is not known or is after the clear.
 * `released` is midnight UTC of that day; both in epoch seconds.
 */
export const raidWeek = (cleared: number, released: number | null): number | null =>
  released === null || cleared < released ? null : Math.max(0, Math.floor((cleared - released - opening) / week)) + 1
