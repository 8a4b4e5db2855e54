import type { RankingPagesAnswer, RankingRow } from './answers.ts'

/** The rows of one page (from 1) of a shard of pages; empty where the shard does not have it. */
export const rankingPage = (shard: RankingPagesAnswer, page: number): RankingRow[] => {
  const from = (page - shard.firstPage) * shard.pageSize
  if (from < 0) return []
  return shard.rows
    .slice(from, from + shard.pageSize)
    .map(([id, name, icon, worldId, rank, yesterday, score, date, week]) => ({
      id,
      name,
      iconUrl: icon === null ? '' : shard.iconBase + icon,
      worldId,
      rank,
      yesterdayRank: yesterday === 0 ? null : yesterday,
      ...(week !== undefined && { weekRank: week === 0 ? null : week }),
      score,
      date,
    }))
}
