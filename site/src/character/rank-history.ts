import type { HistoryAnswer, HistoryIndexAnswer } from '@kupodex/data/contract'

/** Ranks of a character on a board week by week: epoch ms of the week, and ranks from 1; null where there was none. */
export type RankHistory = { week: number; global: number | null; dataCenter: number | null; world: number | null }[]

/** Numbers of a week in the flat list: globally, in the data center, on the world. */
const levels = 3

/** Periods that are looked back: two are half a year. */
const mostPeriods = 2

/** Reads published JSON; null where nothing is published. */
type Read = <Answer>(path: string) => Promise<Answer | null>

/** The weekly ranks of a character on a board (`mount/standard`), oldest first, of the last half year. */
export const readRankHistory = async (read: Read, id: number, board: string): Promise<RankHistory> => {
  const index = await read<HistoryIndexAnswer>('/api/history/')
  const periods = (index?.periods ?? []).toSorted((a, b) => a.period - b.period).slice(-mostPeriods)
  const parts = await Promise.all(
    periods.map(({ period, shards }) => read<HistoryAnswer>(`/api/history/${period}/${id % shards}/`)),
  )
  return parts.flatMap((part) => {
    const ranks = part?.chars[id]?.[part.boards.indexOf(board)] ?? []
    return (part?.weeks ?? []).map((week, at) => {
      const rank = (level: number) => ranks[at * levels + level] || null
      return { week, global: rank(0), dataCenter: rank(1), world: rank(2) }
    })
  })
}
