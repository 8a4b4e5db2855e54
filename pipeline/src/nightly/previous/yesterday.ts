import { boards, dayStart } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import { clearNumberOf, type ClearNumbers } from '../rank/clear-numbers.ts'
import { boardNames, rowsByShard, rowsOfShard } from '../rank/look-up.ts'
import { boardEntry, emptyRanks, entryWidth, type RankTable } from '../rank/rank-table.ts'
import type { Previous } from './previous.ts'
import { type RankShard, readRankShard } from './rank-shard.ts'

/** Numbers of an entry of the look-up, and where in it a day's ranks begin (see `ranksAnswer`). */
const entry = { width: 1 + 2 * entryWidth, today: 1, yesterday: 1 + entryWidth }

/** Shards asked for at a time. */
const width = 32

/** What finding ranks of the day before needs. */
export interface YesterdayDeps {
  previous: Previous
  catalog: Pick<Catalog, 'raids'>
  ids: Float64Array
  byId: Uint32Array
  clearNumbers: ClearNumbers
}

/**
 * Finds everybody's ranks of the day before, by the rows of this night's fold, in the look-up that lies published. A shard of
 * a day before has them as its own ranks. One of this day comes from an earlier run, perhaps one that was cut off, and has
 * them as yesterday's. (A shard that nothing changed in keeps its older time, and both its ranks are then the same.)
 */
export const readYesterday = async ({
  previous,
  catalog,
  ids,
  byId,
  clearNumbers,
}: YesterdayDeps): Promise<RankTable> => {
  if (previous.rankShards.length === 0) return { boards: new Uint32Array(), raids: new Uint32Array() }
  const ranks = emptyRanks(ids.length, clearNumbers)
  const numberOf = new Map(boardNames(catalog.raids).map((name, number) => [name, number]))
  const rows = rowsByShard(ids, byId)

  const copy = (row: number, number: number, from: Uint32Array, at: number) => {
    if (number < 0) return
    const isRaid = number >= boards.length
    const into = isRaid ? ranks.raids : ranks.boards
    const place = isRaid
      ? clearNumberOf(clearNumbers, row, number - boards.length) * entryWidth
      : boardEntry(row, number)
    if (place >= 0) for (let level = 0; level < entryWidth; level++) into[place + level] = from[at + level] as number
  }
  const take = (shard: number, before: RankShard) => {
    const from = dayStart(before.generateTime) === previous.day ? entry.yesterday : entry.today
    const numbers = before.boards.map((name) => numberOf.get(name) ?? -1)
    const ours = rowsOfShard(rows, shard)
    let at = 0
    for (const [index, id] of before.ids.entries()) {
      while (at < ours.length && (ids[ours[at] as number] as number) < id) at++
      const row = ours[at]
      if (row === undefined || ids[row] !== id) continue
      for (let number = before.ends[index - 1] ?? 0; number < (before.ends[index] as number); number++) {
        const start = number * entry.width
        copy(row, numbers[before.ranks[start] as number] ?? -1, before.ranks, start + from)
      }
    }
  }
  const shards = previous.rankShards[Symbol.iterator]()
  const worker = async () => {
    for (const shard of shards) {
      const bytes = await previous.ranksOf(shard)
      if (bytes) take(shard, readRankShard(bytes))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return ranks
}
