import { type Board, boards, scoreOf } from '@kupodex/data/rules'
import type { Catalog } from './catalog.ts'
import type { Collected } from './character.ts'

/** Rarity points of the week: by collection, by item id. */
export type WeekPoints = Partial<Record<Collected, ReadonlyMap<number, number>>>

/** What each item of a board's collection adds to its score, by item id. */
export interface BoardWeights {
  board: Board
  weights: Uint32Array
}

/** How many slots a table indexed by item id needs. */
export const slots = (items: readonly { id: number }[]): number =>
  items.reduce((most, { id }) => Math.max(most, id), -1) + 1

/** The weights of every board. */
export const boardWeights = (catalog: Catalog, points: WeekPoints): BoardWeights[] =>
  boards.map((board) => {
    const items = catalog.items[board.type] ?? []
    const weights = new Uint32Array(slots(items))
    const ofType = points[board.type]
    for (const item of items) {
      weights[item.id] = scoreOf(board.measure, { ...item, rarityPoints: ofType?.get(item.id) ?? 0 })
    }
    return { board, weights }
  })
