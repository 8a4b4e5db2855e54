import type { BoardMode, BoardType } from '../contract/types.ts'

/** What one owned item adds to a score. */
export type Measure = 'counted' | 'owned' | 'gamePoints' | 'rarityPoints'

/** A board of characters: which collection, and how it scores. */
export interface Board {
  type: BoardType
  mode: BoardMode
  measure: Measure
}

/** Every board; each is ranked in every scope. A new board is a row here. */
export const boards = [
  { type: 'achievement', mode: 'standard', measure: 'counted' },
  { type: 'achievement', mode: 'all', measure: 'owned' },
  { type: 'achievement', mode: 'xivdb', measure: 'gamePoints' },
  { type: 'achievement', mode: 'rarity', measure: 'rarityPoints' },
  { type: 'mount', mode: 'standard', measure: 'counted' },
  { type: 'mount', mode: 'all', measure: 'owned' },
  { type: 'mount', mode: 'rarity', measure: 'rarityPoints' },
  { type: 'minion', mode: 'standard', measure: 'counted' },
  { type: 'minion', mode: 'all', measure: 'owned' },
  { type: 'minion', mode: 'rarity', measure: 'rarityPoints' },
] as const satisfies readonly Board[]

/** A board's name in look-ups: `mount/standard`. */
export const boardName = (board: Pick<Board, 'type' | 'mode'>): string => `${board.type}/${board.mode}`

/** The modes that boards of a type have, the default first. */
export const modesOf = (type: BoardType): BoardMode[] =>
  boards.filter((board) => board.type === type).map((board) => board.mode)

/** What scoring asks of an item. */
export interface Scorable {
  /** Whether standard counts it (see counting). */
  counts: boolean
  /** Whether it is of the Legacy kind. */
  legacy: boolean
  /** Achievement points; 0 for other collections. */
  gamePoints: number
  /** Rarity points of this week. */
  rarityPoints: number
}

/** What owning `item` adds to the score under a measure; 0 means that the board does not see it. */
export const scoreOf = (measure: Measure, item: Scorable): number => {
  switch (measure) {
    case 'counted':
      return item.counts ? 1 : 0
    case 'owned':
      return 1
    case 'gamePoints':
      return item.legacy ? 0 : item.gamePoints
    case 'rarityPoints':
      return item.rarityPoints
  }
}
