import { boards, dayStart, weekStart } from '@kupodex/data/rules'
import { eachInParallel } from '#publish/index.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { clearNumberOf, type ClearNumbers } from '../rank/clear-numbers.ts'
import { boardNames, rowsByShard, rowsOfShard } from '../rank/look-up.ts'
import { boardEntry, emptyRanks, entryWidth, noRanks, type RankTable } from '../rank/rank-table.ts'
import type { Previous } from './previous.ts'
import { type RankShard, readRankShard } from './rank-shard.ts'

/** Numbers of an entry of the look-up, and where in it a day's ranks begin (see `ranksAnswer`). */
const entry = { width: 1 + 2 * entryWidth, today: 1, yesterday: 1 + entryWidth }

const week = 7 * 24 * 3_600_000

/** Shards asked for at a time. */
const width = 32

interface RanksBeforeDeps {
  previous: Previous
  catalog: Pick<Catalog, 'raids'>
  ids: Float64Array
  byId: Uint32Array
  clearNumbers: ClearNumbers
}

/** Everybody's ranks of the day before, and of the last night before the weekly reset; empty where they are not known. */
interface RanksBefore {
  yesterday: RankTable
  week: RankTable
}

/**
 * Which ranks of the look-up that lies published are those before the weekly reset: its own where the last night was in the week before,
 * those that it has kept where it was in this week. Null where no night ran in the week before.
 */
const weekIn = ({ published, now }: Previous): 'today' | 'week' | null => {
  const [reset, last] = [weekStart(now), published?.generateTime ?? 0]
  if (last >= reset) return 'week'
  return last >= reset - week ? 'today' : null
}

/**
 * Finds everybody's ranks of the nights before, by the rows of this night's fold, in the look-up that lies published. A shard of
 * a day before has the day before's as its own ranks. One of this day comes from an earlier run, perhaps one that was cut off, and has
 * them as yesterday's. (A shard that nothing changed in keeps its older time, and both its ranks are then the same.)
 */
export const readRanksBefore = async ({
  previous,
  catalog,
  ids,
  byId,
  clearNumbers,
}: RanksBeforeDeps): Promise<RanksBefore> => {
  if (previous.rankShards.length === 0) return { yesterday: noRanks, week: noRanks }
  const yesterday = emptyRanks(ids.length, clearNumbers)
  const day = dayStart(previous.now)
  const ofWeek = weekIn(previous)
  let weekRanks = noRanks
  const numberOf = new Map(boardNames(catalog.raids).map((name, number) => [name, number]))
  const rows = rowsByShard(ids, byId)

  const copy = (into: RankTable, row: number, number: number, from: Uint32Array, at: number) => {
    const isRaid = number >= boards.length
    const table = isRaid ? into.raids : into.boards
    const place = isRaid
      ? clearNumberOf(clearNumbers, row, number - boards.length) * entryWidth
      : boardEntry(row, number)
    if (place >= 0) for (let level = 0; level < entryWidth; level++) table[place + level] = from[at + level] as number
  }
  const take = (shard: number, before: RankShard) => {
    const from = dayStart(before.generateTime) === day ? entry.yesterday : entry.today
    const hasWeek = ofWeek === 'today' || (ofWeek === 'week' && before.week !== null)
    if (hasWeek && weekRanks === noRanks) weekRanks = emptyRanks(ids.length, clearNumbers)
    const numbers = before.boards.map((name) => numberOf.get(name) ?? -1)
    const ours = rowsOfShard(rows, shard)
    let at = 0
    for (const [index, id] of before.ids.entries()) {
      while (at < ours.length && (ids[ours[at] as number] as number) < id) at++
      const row = ours[at]
      if (row === undefined || ids[row] !== id) continue
      for (let number = before.ends[index - 1] ?? 0; number < (before.ends[index] as number); number++) {
        const start = number * entry.width
        const board = numbers[before.ranks[start] as number] ?? -1
        if (board < 0) continue
        copy(yesterday, row, board, before.ranks, start + from)
        if (ofWeek === 'today') copy(weekRanks, row, board, before.ranks, start + entry.today)
        else if (hasWeek && before.week) copy(weekRanks, row, board, before.week, number * entryWidth)
      }
    }
  }
  await eachInParallel(previous.rankShards, width, async (shard) => {
    const bytes = await previous.ranksOf(shard)
    if (bytes) take(shard, readRankShard(bytes))
  })
  return { yesterday, week: weekRanks }
}
