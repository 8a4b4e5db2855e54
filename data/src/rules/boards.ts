import type { BoardMode, BoardType } from '../game/boards.ts'
import { emote } from '../game/collections/emote.ts'
import { facewear } from '../game/collections/facewear.ts'
import { type Collection, type Measure, rankedCollections } from '../game/collections/index.ts'

export type { Measure }

export interface Board {
  type: BoardType
  mode: BoardMode
  measure: Measure
  dates: Collection['dates']
}

/** Every board of the collections; each is ranked in every scope. */
export const boards: readonly Board[] = rankedCollections.flatMap(({ type, dates, boards: itsBoards }) =>
  itsBoards.map((board) => ({ type, dates, ...board })),
)

/** A board that members of a free company are ranked on among each other, and nobody else. */
export type MemberBoard = Omit<Board, 'type'> & { type: 'emote' | 'facewear' }

/** Those of the collections that the Lodestone lists and that have no board of their own. */
export const memberBoards: readonly MemberBoard[] = [emote, facewear].map(({ type, dates }) => {
  return { type, dates, mode: 'standard', measure: 'counted' }
})

export const scoredBoards: readonly (Board | MemberBoard)[] = [...boards, ...memberBoards]

/** A board's name in look-ups: `mount/standard`. */
export const boardName = (board: { type: string; mode: string }): string => `${board.type}/${board.mode}`

interface Scorable {
  counts: boolean
  legacy: boolean
  /** Achievement points; 0 for other collections. */
  gamePoints: number
  /** Rarity points of this week. */
  rarityPoints: number
}

/** What owning `item` adds to the score under a measure; 0 means that the board ignores it. */
export const scoreOf = (measure: Measure, item: Scorable): number => {
  switch (measure) {
    case 'counted':
      return item.counts ? 1 : 0
    case 'owned':
      return 1
    case 'gamePoints':
      return item.legacy ? 0 : item.gamePoints
    case 'rarityPoints':
      // This week's points may have been computed when the item still counted.
      return item.counts ? item.rarityPoints : 0
  }
}

const daySeconds = 86_400

/**
 * When a score counts as reached (epoch seconds), from the date of the newest thing in it. Dates of first sight are only used
 * to the day, because the time of day depends on when the character was due for reading; so everything of one day is equal.
 */
export const reachedAt = ({ dates }: Pick<Board, 'dates'>, newest: number): number =>
  dates === 'seen' ? newest - (newest % daySeconds) : newest
