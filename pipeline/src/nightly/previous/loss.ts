import type { PublishedAnswer } from '@kupodex/data/contract'

/** A board that lost many of its characters since the night before. */
export interface LostBoard {
  /** `type/mode/scope`. */
  board: string
  before: number
  now: number
}

/** A board may have at most this share fewer characters than the night before. */
const acceptedLoss = 0.5

/** Boards with fewer characters than this may halve by chance. */
const fewest = 20

/** The boards that a night would halve, those with most characters first. */
export const lostBoards = (before: PublishedAnswer['boards'], now: PublishedAnswer['boards']): LostBoard[] => {
  const nameOf = ({ type, mode, scope }: PublishedAnswer['boards'][number]) => `${type}/${mode}/${scope}`
  const counts = new Map(now.map((board) => [nameOf(board), board.count]))
  return before
    .map((board) => ({ board: nameOf(board), before: board.count, now: counts.get(nameOf(board)) ?? 0 }))
    .filter((board) => board.before >= fewest && board.now < board.before * (1 - acceptedLoss))
    .sort((a, b) => b.before - a.before)
}
