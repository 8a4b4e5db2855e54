import type { Owned } from './owned.ts'

/**
 * When a collection was first read (epoch seconds): what has that date was there before, and nobody knows since when. `stored` is
 * what was kept of it; collections stored before that was kept have their earliest date. Null where neither is known.
 */
export const firstSightOf = (owned: readonly Owned[], stored?: number): number | null => {
  if (stored !== undefined) return stored
  const earliest = owned.reduce((least, { date }) => (date > 0 ? Math.min(least, date) : least), Infinity)
  return earliest === Infinity ? null : earliest
}
