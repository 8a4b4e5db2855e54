import { boardTypes } from '@kupodex/data/game'
import { boardName, boards, companyBoards } from '@kupodex/data/rules'
import type { Fold } from '../fold/fold.ts'

/** How members of free companies do on a board: by row of the fold, the score, null where it is not known, and its date (epoch s, 0 unknown). */
export interface MemberScores {
  scoreOf: (row: number) => number | null
  dateOf: (row: number) => number
}

/** The boards of free companies, in their order. */
export const memberScores = ({ scores, dates, known }: Pick<Fold, 'scores' | 'dates' | 'known'>): MemberScores[] =>
  companyBoards.map((name) => {
    const number = boards.findIndex((board) => boardName(board) === name)
    const bit = 1 << boardTypes.findIndex((type) => type === boards[number]?.type)
    return {
      scoreOf: (row) => ((known[row] as number) & bit ? (scores[number]?.[row] ?? 0) : null),
      dateOf: (row) => dates[number]?.[row] ?? 0,
    }
  })
