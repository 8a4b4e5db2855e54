/** How a rank moved since yesterday; null where there is none to tell. */
export type RankChange = { way: 'up' | 'down'; by: number } | { way: 'new' } | null

/** Compares a rank with that of the day before; null is unranked. */
export const changeOf = (rank: number | null, yesterday: number | null): RankChange => {
  if (rank === null || rank === yesterday) return null
  if (yesterday === null) return { way: 'new' }
  return rank < yesterday ? { way: 'up', by: yesterday - rank } : { way: 'down', by: rank - yesterday }
}
