import type { RankingAnswer } from '@kupodex/data/contract'
import type { TextStart } from '../arrays/columns.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import type { Pieces } from '../json/pieces.ts'

/** The first page of a board, but for the times that every answer carries, and for the score that is possible. */
export type FirstPage = Omit<RankingAnswer, 'deployTime' | 'generateTime' | 'possible'>

export interface BoardPages {
  catalog: Catalog
  /** Where the first page of a scope (its slug and number) is published. */
  keysOf: (scope: string, number: number) => readonly string[]
  shardKeyOf: (scope: string, shard: string) => string
  /** Makes of the first page what this board answers; null for no file. */
  answerOf: (page: FirstPage, scope: number) => object | null
  characters: Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds' | 'homes'>
  /** Rows by ascending id. */
  byId: Uint32Array
  /** What every icon address begins with. */
  iconBase: TextStart
  /** What each character's row begins with (see `rowStarts`). */
  starts: Pieces
  scores: Uint32Array
  dates: Uint32Array
  /** What rows show as their score. */
  shown: Uint32Array
  /** Where a row's entry begins in `ranks`, which is filled in here, and in `yesterday` and `week`, which are empty where they are not known. */
  entryOf: (row: number) => number
  ranks: Uint32Array
  yesterday: Uint32Array
  week: Uint32Array
}
