import { type Board, type MemberBoard, scoredBoards, scoreOf } from '@kupodex/data/rules'
import type { Catalog, CatalogItem, Collected } from './catalog.ts'

/** Rarity points of the week: by collection, by item id. */
export type WeekPoints = Partial<Record<Collected, ReadonlyMap<number, number>>>

/** What each item of a board's collection adds to its score, by item id. */
export interface BoardWeights {
  board: Board | MemberBoard
  weights: Uint32Array
}

/** How many slots a table indexed by item id needs. */
export const slots = (items: readonly { id: number }[]): number =>
  items.reduce((most, { id }) => Math.max(most, id), -1) + 1

const weightsOf = (
  catalog: Catalog,
  points: WeekPoints,
  board: BoardWeights['board'],
): [item: CatalogItem, weight: number][] => {
  const ofType = points[board.type]
  return (catalog.items[board.type] ?? []).map((item) => [
    item,
    scoreOf(board.measure, { ...item, rarityPoints: ofType?.get(item.id) ?? 0 }),
  ])
}

/** The weights of every board that characters are scored on. */
export const boardWeights = (catalog: Catalog, points: WeekPoints): BoardWeights[] =>
  scoredBoards.map((board) => {
    const weights = new Uint32Array(slots(catalog.items[board.type] ?? []))
    for (const [{ id }, weight] of weightsOf(catalog, points, board)) weights[id] = weight
    return { board, weights }
  })

/** The highest possible score of a board: that of everything it counts and the game still has. */
export const possibleScore = (catalog: Catalog, points: WeekPoints, board: Board): number =>
  weightsOf(catalog, points, board).reduce((sum, [{ deleted }, weight]) => (deleted ? sum : sum + weight), 0)
