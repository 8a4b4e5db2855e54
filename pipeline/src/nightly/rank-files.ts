import { publishedKey, raidBoard } from '@kupodex/data/contract'
import { boardName, boards, rankShard, rankShards } from '@kupodex/data/rules'
import type { Raid } from './catalog.ts'
import type { Cleared } from './cleared.ts'
import type { JsonWriter } from './json-writer.ts'
import { boardEntry, entryWidth, type RankTable } from './rank-table.ts'
import type { NightFile, Stamper } from './stamp.ts'

/** Everything the look-up from character to ranks is made of. */
export interface RankLookUp {
  ids: Float64Array
  raids: readonly Raid[]
  cleared: Cleared
  ranks: RankTable
  /** The day before's; empty before a second night. */
  yesterday: RankTable
  /** Rows by shard and, within it, by ascending id. */
  byShard: Uint32Array
  /** Where each shard ends in `byShard`. */
  shardEnds: Uint32Array
}

/** Sorts rows by the shard of the look-up that they belong to; `byId` are the rows by ascending id. */
export const rowsByShard = (ids: Float64Array, byId: Uint32Array): Pick<RankLookUp, 'byShard' | 'shardEnds'> => {
  const shardEnds = new Uint32Array(rankShards)
  for (const id of ids) shardEnds[rankShard(id)]!++
  const next = new Uint32Array(rankShards)
  for (let shard = 1; shard < rankShards; shard++) {
    next[shard] = shardEnds[shard - 1] as number
    shardEnds[shard]! += shardEnds[shard - 1] as number
  }
  const byShard = new Uint32Array(ids.length)
  for (const row of byId) byShard[next[rankShard(ids[row] as number)]!++] = row
  return { byShard, shardEnds }
}

/** The rows of a shard. */
export const rowsOfShard = ({ byShard, shardEnds }: Pick<RankLookUp, 'byShard' | 'shardEnds'>, shard: number) =>
  byShard.subarray(shard === 0 ? 0 : shardEnds[shard - 1], shardEnds[shard])

/** Names of the boards in the look-up, by the number that entries have: those of collections, then raids. */
export const boardNames = (raids: readonly Raid[]): string[] => [
  ...boards.map(boardName),
  ...raids.map(({ id }) => raidBoard(id)),
]

const comma = 44

/** Tells the entries of a row: the number of each board, and where its ranks lie. One not ranked globally is ranked nowhere. */
const eachEntry = (
  { cleared, ranks, yesterday }: RankLookUp,
  row: number,
  tell: (board: number, today: Uint32Array, before: Uint32Array, from: number) => void,
): void => {
  for (let board = 0; board < boards.length; board++) {
    const from = boardEntry(row, board)
    const global = from + entryWidth - 1
    if (ranks.boards[global] || yesterday.boards[global]) tell(board, ranks.boards, yesterday.boards, from)
  }
  const end = cleared.ends[row] as number
  for (let clear = row === 0 ? 0 : (cleared.ends[row - 1] as number); clear < end; clear++) {
    const board = boards.length + (cleared.raids[clear] as number)
    tell(board, ranks.raids, yesterday.raids, clear * entryWidth)
  }
}

const noRanks = new Uint32Array(entryWidth)

/** Writes each entry as the contract's `ranksAnswer` has it: the board, today's ranks, those of the day before. */
const writeEntries = (writer: JsonWriter, lookUp: RankLookUp, rows: Uint32Array): void => {
  const write = (board: number, today: Uint32Array, before: Uint32Array, from: number) => {
    writer.int(board)
    writer.ints(today, from, from + entryWidth)
    if (before.length === 0) writer.ints(noRanks, 0, entryWidth)
    else writer.ints(before, from, from + entryWidth)
    writer.char(comma)
  }
  for (let at = 0; at < rows.length; at++) eachEntry(lookUp, rows[at] as number, write)
  writer.back()
}

/** The shards `from` to before `to` of the look-up; a character that is ranked nowhere is in none, and an empty shard is no file. */
export function* rankFiles(lookUp: RankLookUp, from: number, to: number, stamp: Stamper): Generator<NightFile> {
  const names = JSON.stringify(boardNames(lookUp.raids))
  for (let shard = from; shard < to; shard++) {
    const ids: number[] = []
    const ends: number[] = []
    let entries = 0
    const rows = rowsOfShard(lookUp, shard).filter((row) => {
      const before = entries
      eachEntry(lookUp, row, () => entries++)
      if (entries === before) return false
      ids.push(lookUp.ids[row] as number)
      ends.push(entries)
      return true
    })
    if (rows.length === 0) continue
    yield stamp(publishedKey('ranks', { shard: String(shard) }), (writer) => {
      writer.raw(`,"boards":${names},"ids":[${ids.join(',')}],"ends":[${ends.join(',')}],"ranks":[`)
      writeEntries(writer, lookUp, rows)
      writer.raw(']')
    })
  }
}
