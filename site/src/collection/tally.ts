import type { Owned } from '@kupodex/data/character'

/** An achievement that says how many things of a collection a character has at least. */
export interface Tally {
  id: number
  name: string
  count: number
}

/** The one of a character's achievements that says most; null without any, and where its achievements are not known. */
export const greatestTally = (
  tallies: readonly Tally[],
  achievements: readonly Pick<Owned, 'id'>[] | null,
): Tally | null => {
  if (achievements === null) return null
  const had = new Set(achievements.map(({ id }) => id))
  return tallies
    .filter(({ id }) => had.has(id))
    .reduce<Tally | null>((most, one) => (one.count > (most?.count ?? 0) ? one : most), null)
}
