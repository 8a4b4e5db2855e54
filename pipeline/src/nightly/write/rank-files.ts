import { publishedKey } from '@kupodex/data/contract'
import { boards } from '@kupodex/data/rules'
import type { Raid } from '../catalog/catalog.ts'
import type { JsonWriter } from '../json/json-writer.ts'
import type { ClearNumbers } from '../rank/clear-numbers.ts'
import { boardNames, type RowsByShard, rowsOfShard } from '../rank/look-up.ts'
import { boardEntry, entryWidth, type RankTable } from '../rank/rank-table.ts'
import type { NightFile, Stamper } from './stamp.ts'

interface RankLookUp extends RowsByShard {
  ids: Float64Array
  raids: readonly Raid[]
  clearNumbers: ClearNumbers
  ranks: RankTable
  /** The day before's; empty before a second night. */
  yesterday: RankTable
  /** Those before the weekly reset; empty where they are not known. */
  week: RankTable
}

const comma = 44

/** Calls `visit` for each entry of a row: the number of its board, and where its ranks lie. A row not ranked globally is ranked nowhere. */
const eachEntry = (
  { clearNumbers, ranks, yesterday }: RankLookUp,
  row: number,
  visit: (board: number, today: Uint32Array, before: Uint32Array, from: number) => void,
): void => {
  for (let board = 0; board < boards.length; board++) {
    const from = boardEntry(row, board)
    const global = from + entryWidth - 1
    if (ranks.boards[global] || yesterday.boards[global]) visit(board, ranks.boards, yesterday.boards, from)
  }
  const end = clearNumbers.ends[row] as number
  for (let clear = row === 0 ? 0 : (clearNumbers.ends[row - 1] as number); clear < end; clear++) {
    const board = boards.length + (clearNumbers.raids[clear] as number)
    visit(board, ranks.raids, yesterday.raids, clear * entryWidth)
  }
}

const noRanks = new Uint32Array(entryWidth)

/** Writes the ranks before the weekly reset of each entry, as the contract's `ranksAnswer` has them. */
const writeWeek = (writer: JsonWriter, lookUp: RankLookUp, rows: Uint32Array): void => {
  writer.raw(',"week":[')
  const write = (board: number, _: Uint32Array, __: Uint32Array, from: number) => {
    const { boards: ofBoards, raids } = lookUp.week
    const week = board < boards.length ? ofBoards : raids
    writer.int(week[from] as number)
    writer.ints(week, from + 1, from + entryWidth)
    writer.char(comma)
  }
  for (let at = 0; at < rows.length; at++) eachEntry(lookUp, rows[at] as number, write)
  writer.back()
  writer.raw(']')
}

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

/** The shards `from` to before `to` of the look-up, without characters that are ranked nowhere; an empty shard is not written. */
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
      writer.raw(`,"boards":${names},"ids":[${ids.join(',')}],"ends":[${ends.join(',')}]`)
      if (lookUp.week.boards.length > 0) writeWeek(writer, lookUp, rows)
      writer.raw(',"ranks":[')
      writeEntries(writer, lookUp, rows)
      writer.raw(']')
    })
  }
}
