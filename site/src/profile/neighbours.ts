import type { BoardRow } from '#boards/row.ts'

export interface Neighbour {
  id: number
  name: string
  iconUrl: string
  rank: number
  /** How much more the one above has, or the one below lacks; 0 where only the date decides. */
  ahead: number
  isAbove: boolean
  /** How much it gains a week, of the last whole weeks; null where that is not known. */
  pace: number | null
}

/** What the board has of a character, and of those around it in the order of the board. */
export interface Neighbours {
  rank: number
  score: number
  pace: number | null
  above: Neighbour[]
  below: Neighbour[]
}

/** How many are shown, with the character itself: as many on each side, or more on one where a board begins or ends. */
export const linesShown = 5

/** Those beside a character in rows that follow each other; null where the character is not among them. */
export const neighboursIn = (
  rows: readonly BoardRow[],
  id: number,
  paceOf: (id: number) => number | null = () => null,
): Neighbours | null => {
  const at = rows.findIndex((row) => row.id === id)
  const own = rows[at]
  if (own === undefined) return null
  const neighbour = (isAbove: boolean) => (row: BoardRow) => ({
    ...{ id: row.id, name: row.name, iconUrl: row.iconUrl, rank: row.rank, isAbove },
    ahead: Math.abs(row.score - own.score),
    pace: paceOf(row.id),
  })
  const first = Math.max(0, Math.min(at - Math.floor(linesShown / 2), rows.length - linesShown))
  return {
    rank: own.rank,
    score: own.score,
    pace: paceOf(id),
    above: rows.slice(first, at).map(neighbour(true)),
    below: rows.slice(at + 1, first + linesShown).map(neighbour(false)),
  }
}
