import { commonStart, type TextStart } from '../arrays/columns.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import type { Fold } from '../fold/fold.ts'
import type { Pieces } from '../json/pieces.ts'
import type { ClearNumbers } from '../rank/clear-numbers.ts'
import { rowsByShard } from '../rank/look-up.ts'
import { emptyRanks, type RankTable } from '../rank/rank-table.ts'
import { rowStarts } from './row-starts.ts'
import type { Stamp } from './stamp.ts'

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
  now: number
  before: Stamp['before']
}

/** Everything tasks read, and the ranks, which boards write and the look-up reads. */
export interface Work extends Night, Stamp {
  byShard: Uint32Array
  shardEnds: Uint32Array
  iconBase: TextStart
  /** What each character's row of a shard of pages begins with. */
  starts: Pieces
  ranks: RankTable
}

/** Adds to a night what its tasks share. */
export const startWork = (night: Night): Work => {
  const iconBase = commonStart(night.fold.icons)
  return {
    ...night,
    deployTime: night.catalog.deployTime,
    ...rowsByShard(night.fold.ids, night.byId),
    iconBase,
    starts: rowStarts(night.fold, iconBase),
    ranks: emptyRanks(night.fold.ids.length, night.clearNumbers),
  }
}
