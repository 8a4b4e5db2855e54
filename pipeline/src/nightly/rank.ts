import { type Board, boardPageSize, boards } from '@kupodex/data/rules'
import type { Catalog } from './catalog.ts'
import type { Fold } from './fold.ts'
import { orderById, orderOfBoard } from './order.ts'

/** Scopes that a character is ranked in, in the order in which the catalog names them for a place. */
export const levels = ['global', 'dataCenter', 'world'] as const

/** A board with everybody's ranks. Rows are numbers of characters in the fold. */
export interface RankedBoard {
  board: Board
  /** All ranked rows in board order: the order in every scope, too. */
  order: Uint32Array<ArrayBuffer>
  /** How many are ranked, by scope. */
  counts: Uint32Array<ArrayBuffer>
  /** The first page's rows, by scope. */
  firstPage: number[][]
  /** Rank by level (global, data center, world) and row; 0 where there is none. */
  ranks: Uint32Array<ArrayBuffer>[]
}

/** Ranks one board in all scopes, in one walk over its order. */
const rankBoard = (catalog: Catalog, fold: Fold, byId: Uint32Array<ArrayBuffer>, number: number): RankedBoard => {
  const board = boards[number] as Board
  const scores = fold.scores[number] as Uint32Array
  const dates = fold.dates[number] as Uint32Array
  const order = orderOfBoard(byId, scores, dates)
  const counts = new Uint32Array(catalog.scopes.length)
  const firstPage = catalog.scopes.map((): number[] => [])
  const ranks = levels.map(() => new Uint32Array(scores.length))
  const lastScore = new Uint32Array(counts.length)
  const lastDate = new Uint32Array(counts.length)
  const lastRank = new Uint32Array(counts.length)
  for (const row of order) {
    const score = scores[row] as number
    const date = dates[row] as number
    const scopes = catalog.scopesOfPlace[fold.places[row] as number] as readonly number[]
    for (let level = 0; level < scopes.length; level++) {
      const scope = scopes[level] as number
      const place = ++counts[scope]!
      const shared = score === lastScore[scope] && date === lastDate[scope]
      const rank = shared ? (lastRank[scope] as number) : place
      lastScore[scope] = score
      lastDate[scope] = date
      lastRank[scope] = rank
      ;(ranks[level] as Uint32Array)[row] = rank
      if (place <= boardPageSize) firstPage[scope]?.push(row)
    }
  }
  return { board, order, counts, firstPage, ranks }
}

/** Every board ranked, one after another, in the order of `boards`; throws where a character was read twice. */
export function* rankBoards(catalog: Catalog, fold: Fold): Generator<RankedBoard> {
  const byId = orderById(fold.ids)
  for (const number of boards.keys()) yield rankBoard(catalog, fold, byId, number)
}
