import type { CharacterAnswer } from '@kupodex/data/contract'

/** How a rank moved since an earlier time; null where there is nothing to show. */
export type RankChange = { way: 'up' | 'down'; by: number } | { way: 'new' } | null

/** Compares a rank with an earlier one; null is unranked. */
export const changeOf = (rank: number | null, before: number | null): RankChange => {
  if (rank === null || rank === before) return null
  if (before === null) return { way: 'new' }
  return rank < before ? { way: 'up', by: before - rank } : { way: 'down', by: rank - before }
}

/** Whether an earlier night ranked a character anywhere: if it is new everywhere, the mark "new" says nothing. */
export const wasRanked = ({ ranks }: Pick<CharacterAnswer, 'ranks'>): boolean =>
  Object.values(ranks).some((standing) => standing && Object.values(standing.yesterday).some((rank) => rank !== null))

/** The percentage of the best that a rank is in, whole and rounded up. */
export const topPercent = (rank: number, of: number): number => Math.min(100, Math.max(1, Math.ceil((100 * rank) / of)))
