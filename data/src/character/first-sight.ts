import type { Owned } from './owned.ts'

/**
 * When a collection was first read (epoch seconds). Things with that date were obtained earlier, at an unknown time. `stored`
 * is the stored value; collections stored before that field existed use their earliest date. Null where neither is known.
 */
export const firstSightOf = (owned: readonly Owned[], stored?: number): number | null => {
  if (stored !== undefined) return stored
  const earliest = owned.reduce((least, { date }) => (date > 0 ? Math.min(least, date) : least), Infinity)
  return earliest === Infinity ? null : earliest
}
