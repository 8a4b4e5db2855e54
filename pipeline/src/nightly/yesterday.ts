import { boardName, boards, dayStart } from '@kupodex/data/rules'
import type { Previous } from './previous.ts'
import { emptyRanks, type RanksByLevel } from './rank.ts'
import { rowsByShard, rowsOfShard } from './rank-files.ts'

/** Ranks of the day before by board, in the order of `boards`. */
export type Yesterday = readonly RanksByLevel[]

/** Numbers of an entry of the look-up, and where in it a day's ranks begin (see `ranksAnswer`). */
const entry = { width: 7, today: 1, yesterday: 4 }

/** The order in which an entry has the levels: world, data center, global. */
const levelsOfEntry = [2, 1, 0] as const

/** Shards asked for at a time. */
const width = 32

/**
 * Finds everybody's ranks of the day before, by the rows of this night's fold, in the look-up that lies published. A shard of
 * a day before has them as its own ranks. One of this day comes from an earlier run, perhaps one that was cut off, and has
 * them as yesterday's. (A shard that nothing changed in keeps its older time, and both its ranks are then the same.)
 */
export const readYesterday = async (previous: Previous, ids: Float64Array, byId: Uint32Array): Promise<Yesterday> => {
  const ranks = boards.map(() => emptyRanks(ids.length))
  const numberOf = new Map(boards.map((board, number) => [boardName(board), number]))
  const rows = rowsByShard(ids, byId)
  const take = async (shard: number) => {
    const before = await previous.ranksOf(shard)
    if (!before) return
    const isOfToday = dayStart(before.generateTime) === previous.day
    const from = isOfToday ? entry.yesterday : entry.today
    const numbers = before.boards.map((name) => numberOf.get(name))
    const ours = rowsOfShard(rows, shard)
    let at = 0
    for (const [index, id] of before.ids.entries()) {
      while (at < ours.length && (ids[ours[at] as number] as number) < id) at++
      const row = ours[at]
      if (row === undefined || ids[row] !== id) continue
      for (let number = before.ends[index - 1] ?? 0; number < (before.ends[index] as number); number++) {
        const start = number * entry.width
        const ofBoard = ranks[numbers[before.ranks[start] as number] ?? -1]
        for (const [offset, level] of levelsOfEntry.entries()) {
          const ofLevel = ofBoard?.[level]
          if (ofLevel) ofLevel[row] = before.ranks[start + from + offset] as number
        }
      }
    }
  }
  const shards = previous.rankShards[Symbol.iterator]()
  const worker = async () => {
    for (const shard of shards) await take(shard)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return ranks
}
