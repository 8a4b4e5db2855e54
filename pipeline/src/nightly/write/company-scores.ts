import { boardName, type CompanyBoard, scoredBoards } from '@kupodex/data/rules'
import type { Fold } from '../fold/fold.ts'
import { knownBit } from '../fold/known.ts'

/** How members of free companies do on a board: by row of the fold, the score, null where it is not known, and its date (epoch s, 0 unknown). */
export interface MemberScores {
  scoreOf: (row: number) => number | null
  dateOf: (row: number) => number
}

/** The scores on some boards of free companies, in their order. */
export const memberScores = (
  { scores, dates, known }: Pick<Fold, 'scores' | 'dates' | 'known'>,
  boards: readonly CompanyBoard[],
): MemberScores[] =>
  boards.flatMap((name) => {
    const number = scoredBoards.findIndex((board) => boardName(board) === name)
    const board = scoredBoards[number]
    if (board === undefined) return []
    const bit = knownBit(board.type)
    return {
      scoreOf: (row) => ((known[row] as number) & bit ? (scores[number]?.[row] ?? 0) : null),
      dateOf: (row) => dates[number]?.[row] ?? 0,
    }
  })
