import type { HistoryAnswer } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'

/** Where ranks are compared, in the order in which the files have them. */
export const rankLevels = ['global', 'dataCenter', 'world'] as const

export type RankLevel = (typeof rankLevels)[number]

/** Ranks of a character on a board week by week: epoch ms of the week, and ranks from 1; null where there was none. */
export type RankHistory = ({ week: number } & Record<RankLevel, number | null>)[]

/** A rank and its week (epoch ms). */
export interface WeekRank {
  rank: number
  week: number
}

/** The weekly ranks of the last half year, oldest first, and the best of all weeks; null where there never was a rank. */
export interface Ranks {
  weeks: RankHistory
  best: Record<RankLevel, WeekRank | null>
}

/** Periods that are looked back: two are half a year. */
const mostPeriods = 2

/** The best rank of some, of equal ones the earliest. */
export const bestOf = (ranks: readonly WeekRank[]): WeekRank | null =>
  ranks.reduce<WeekRank | null>(
    (best, one) =>
      best === null || one.rank < best.rank || (one.rank === best.rank && one.week < best.week) ? one : best,
    null,
  )

const weeksIn = (part: HistoryAnswer, id: number, board: string): RankHistory => {
  const ranks = part.chars[id]?.[part.boards.indexOf(board)] ?? []
  return part.weeks.map((week, at) => {
    const rank = (level: RankLevel) => ranks[at * rankLevels.length + rankLevels.indexOf(level)] || null
    return { week, global: rank('global'), dataCenter: rank('dataCenter'), world: rank('world') }
  })
}

/** The best rank of the periods before that of a file. */
const bestBefore = (part: HistoryAnswer, id: number, board: string, level: RankLevel): WeekRank[] => {
  const at = 2 * rankLevels.indexOf(level)
  const [rank = 0, week = 0] = part.best?.[id]?.[part.boards.indexOf(board)]?.slice(at, at + 2) ?? []
  return rank > 0 ? [{ rank, week }] : []
}

/** The weekly ranks of a character on a board (`mount/standard`), and its best ones. Throws an `AskError` where they cannot be fetched. */
export const readRanks = async (ask: Ask, id: number, board: string): Promise<Ranks> => {
  const index = published(await ask('historyIndex', {}, { once: true }))
  const periods = (index?.periods ?? [])
    .filter(({ weeks }) => weeks.length > 0)
    .toSorted((a, b) => a.period - b.period)
    .slice(-mostPeriods)
  const files = await Promise.all(
    periods.map(async ({ period, shards }) =>
      published(await ask('history', { period, shard: id % shards }, { once: true })),
    ),
  )
  const parts = files.filter((file) => file !== null)
  const weeks = parts.flatMap((part) => weeksIn(part, id, board))
  const best = (level: RankLevel) =>
    bestOf([
      ...parts.flatMap((part) => bestBefore(part, id, board, level)),
      ...weeks.flatMap(({ week, [level]: rank }) => (rank === null ? [] : [{ rank, week }])),
    ])
  return { weeks, best: { global: best('global'), dataCenter: best('dataCenter'), world: best('world') } }
}

/** The weekly ranks of a character on a board, oldest first, of the last half year. Throws an `AskError` where they cannot be fetched. */
export const readRankHistory = async (ask: Ask, id: number, board: string): Promise<RankHistory> =>
  (await readRanks(ask, id, board)).weeks
