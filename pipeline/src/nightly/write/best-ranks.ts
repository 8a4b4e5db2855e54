import type { HistoryAnswer, HistoryIndexAnswer } from '@kupodex/data/contract'
import { boardName, boards } from '@kupodex/data/rules'

/** Ranks kept of a week and board: globally, in the data center, on the world. */
export const levels = 3

/** Best ranks by character, then by board in the order of `boards`: for each level a rank and its week (epoch ms), see `historyAnswer`. */
export type BestRanks = Map<number, number[][]>

const names = boards.map(boardName)

const none = (): number[][] => names.map(() => [])

/** Takes a rank over where it is better than what is there; of equal ones the earlier stays. */
const take = (best: number[], level: number, rank: number, week: number): void => {
  while (best.length < 2 * levels) best.push(0)
  const known = best[2 * level] ?? 0
  const isBetter = known === 0 || rank < known || (rank === known && week < (best[2 * level + 1] ?? 0))
  if (rank === 0 || !isBetter) return
  best[2 * level] = rank
  best[2 * level + 1] = week
}

/** Visits the ranks that a record of a file has of some characters, with those that are collected of the same character and board. */
const visitRanks = (
  best: BestRanks,
  { boards: itsBoards }: Pick<HistoryAnswer, 'boards'>,
  ranksById: HistoryAnswer['chars'],
  isWanted: (id: number) => boolean,
  visit: (place: number[], ranks: readonly number[]) => void,
): void => {
  const at = itsBoards.map((name) => names.indexOf(name))
  for (const [key, byBoard] of Object.entries(ranksById)) {
    const id = Number(key)
    if (!isWanted(id)) continue
    const places = best.get(id) ?? none()
    for (const [board, ranks] of byBoard.entries()) {
      const place = places[at[board] ?? -1]
      if (!place || ranks.length === 0) continue
      visit(place, ranks)
      best.set(id, places)
    }
  }
}

/** Adds what a file knows of the periods before its own. */
const addKnown = (best: BestRanks, file: HistoryAnswer, isWanted: (id: number) => boolean): void =>
  visitRanks(best, file, file.best ?? {}, isWanted, (place, ranks) => {
    for (let level = 0; level < levels; level++) take(place, level, ranks[2 * level] ?? 0, ranks[2 * level + 1] ?? 0)
  })

const addWeeks = (best: BestRanks, file: HistoryAnswer, isWanted: (id: number) => boolean): void =>
  visitRanks(best, file, file.chars, isWanted, (place, ranks) => {
    for (const [number, rank] of ranks.entries())
      take(place, number % levels, rank, file.weeks[Math.floor(number / levels)] ?? 0)
  })

/** What a file knows of the periods before its own. */
export const bestIn = (file: HistoryAnswer): BestRanks => {
  const best: BestRanks = new Map()
  addKnown(best, file, () => true)
  return best
}

/** Where the characters of a shard of so many lie among those of another period: both numbers are powers of two. */
const shardsOf = (shard: number, shards: number, of: number): number[] =>
  of <= shards ? [shard % of] : Array.from({ length: of / shards }, (_, at) => shard + at * shards)

/**
 * The best ranks of the characters of a shard before a period begins, from the files of the newest period before it, which know those of
 * all others; where they are of an earlier release and do not, from the period before that as well.
 */
export const bestBefore = async (
  periods: HistoryIndexAnswer['periods'],
  { period, shard, shards }: { period: number; shard: number; shards: number },
  read: (period: number, shard: number) => Promise<HistoryAnswer | null>,
): Promise<BestRanks> => {
  const best: BestRanks = new Map()
  const before = periods.filter((each) => each.period < period).sort((a, b) => b.period - a.period)
  for (const each of before) {
    let isWhole = true
    for (const number of shardsOf(shard, shards, each.shards)) {
      const file = await read(each.period, number)
      const isWanted = (id: number) => id % shards === shard
      if (file) {
        addKnown(best, file, isWanted)
        addWeeks(best, file, isWanted)
      }
      isWhole &&= file?.best !== undefined
    }
    if (isWhole) break
  }
  return best
}
