import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'

/** Ranks of a character on a board week by week: epoch ms of the week, and ranks from 1; null where there was none. */
export type RankHistory = { week: number; global: number | null; dataCenter: number | null; world: number | null }[]

/** Numbers of a week in the flat list: globally, in the data center, on the world. */
const levels = 3

/** Periods that are looked back: two are half a year. */
const mostPeriods = 2

/** The weekly ranks of a character on a board (`mount/standard`), oldest first, of the last half year. Throws an `AskError` where they cannot be fetched. */
export const readRankHistory = async (ask: Ask, id: number, board: string): Promise<RankHistory> => {
  const index = published(await ask('historyIndex', {}, { once: true }))
  const periods = (index?.periods ?? [])
    .filter(({ weeks }) => weeks.length > 0)
    .sort((a, b) => a.period - b.period)
    .slice(-mostPeriods)
  const parts = await Promise.all(
    periods.map(async ({ period, shards }) =>
      published(await ask('history', { period, shard: id % shards }, { once: true })),
    ),
  )
  return parts.flatMap((part) => {
    const ranks = part?.chars[id]?.[part.boards.indexOf(board)] ?? []
    return (part?.weeks ?? []).map((week, at) => {
      const rank = (level: number) => ranks[at * levels + level] || null
      return { week, global: rank(0), dataCenter: rank(1), world: rank(2) }
    })
  })
}
