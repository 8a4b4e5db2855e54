import { type TextStart, commonStart } from '../arrays/columns.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import type { Fold } from '../fold/fold.ts'
import { JsonWriter } from '../json/json-writer.ts'
import { type Pieces, startPieces } from '../json/pieces.ts'
import type { ClearNumbers } from '../rank/clear-numbers.ts'
import { membersByShard } from '../rank/companies.ts'
import { rowsByShard, type RowsByShard } from '../rank/look-up.ts'
import { newestRaids } from '../rank/newest-raids.ts'
import type { KeptGains } from '../previous/kept-gains.ts'
import type { KeptConcealed } from '../previous/previous.ts'
import { type RankTable, emptyRanks } from '../rank/rank-table.ts'
import type { Stamp } from './stamp.ts'

const comma = 44

/** Bytes of a start beside its name and icon: brackets, commas, quotes, and two numbers of at most 16 and 10 digits. */
const rest = 40

/**
 * What a character's row of a shard of pages begins with, by row of the fold: `[id,"name","icon",worldId`. It is the same on
 * every board and in every scope, some thirty times, so it is written once.
 */
const rowStarts = (characters: Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds'>, iconBase: TextStart): Pieces => {
  const { ids, names, icons, worldIds } = characters
  const writer = new JsonWriter()
  const iconOf = (row: number) => (icons.ends[row] as number) - (row === 0 ? 0 : (icons.ends[row - 1] as number))
  const { add, done } = startPieces(ids.length, ids.length * rest + names.bytes.length + icons.bytes.length)
  for (let row = 0; row < ids.length; row++) {
    writer.clear()
    writer.raw('[')
    writer.int(ids[row] as number)
    writer.char(comma)
    writer.text(names, row)
    writer.char(comma)
    if (iconOf(row) === 0) writer.raw('null')
    else writer.text(icons, row, iconBase.length)
    writer.char(comma)
    writer.int(worldIds[row] as number)
    add(writer.bytes)
  }
  return done()
}

/** Everything a night has worked out, ready to be written. */
export interface Night {
  catalog: Catalog
  fold: Fold
  points: WeekPoints
  /** Rows by ascending id. */
  byId: Uint32Array
  clearNumbers: ClearNumbers
  /** The day before's ranks; empty before a second night. */
  yesterday: RankTable
  /** The ranks of the last night before the weekly reset; empty where no night of the week before has left them. */
  week: RankTable
  now: number
  before: Stamp['before']
  /** Who was not to be shown in the night before. */
  concealedBefore: KeptConcealed
  /** What was gained in times that have ended, as the night before has it. */
  keptGains: KeptGains
}

/** Everything tasks read, and the ranks, which boards write and the look-up reads. */
export interface Work extends Night, Stamp {
  byShard: Uint32Array
  shardEnds: Uint32Array
  /** Members of free companies, by the shard of their company. */
  members: RowsByShard
  iconBase: TextStart
  /** What each character's row of a shard of pages begins with. */
  starts: Pieces
  ranks: RankTable
  /** By scope, the number of the raid that is its newest. */
  newestRaids: ReadonlyMap<number, number>
}

export const startWork = (night: Night): Work => {
  const iconBase = commonStart(night.fold.icons)
  return {
    ...night,
    deployTime: night.catalog.deployTime,
    ...rowsByShard(night.fold.ids, night.byId),
    members: membersByShard(night.fold, night.byId),
    iconBase,
    starts: rowStarts(night.fold, iconBase),
    ranks: emptyRanks(night.fold.ids.length, night.clearNumbers),
    newestRaids: newestRaids(night.catalog, night.fold),
  }
}
