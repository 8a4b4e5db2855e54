/** What decides a character's place on a board. `date` (epoch seconds) is when the score was reached. */
interface Standing {
  id: number
  score: number
  date: number
}

/** Order of a board: the higher score, then the earlier date, then (for display alone) the lower id. */
export const compareStandings = (a: Standing, b: Standing): number =>
  b.score - a.score || a.date - b.date || a.id - b.id

/** Whether two characters share a rank: same score, reached at the same time. */
const sharesRank = (a: Standing, b: Standing): boolean => a.score === b.score && a.date === b.date

/** The ranked rows in board order, each with its rank; a score of 0 is not ranked, and a shared rank uses up as many numbers as it has rows (1, 1, 3). */
export const rankStandings = <Row extends Standing>(rows: readonly Row[]): (Row & { rank: number })[] => {
  const ordered = rows.filter((row) => row.score > 0).sort(compareStandings)
  const ranked: (Row & { rank: number })[] = []
  for (const [index, row] of ordered.entries()) {
    const before = ranked.at(-1)
    ranked.push({ ...row, rank: before && sharesRank(before, row) ? before.rank : index + 1 })
  }
  return ranked
}

export const boardPageSize = 100

export const pagesPerShard = 50

/** The shard that holds a page (from 1) of a board. */
export const pageShard = (page: number): number => Math.floor((page - 1) / pagesPerShard)

export const pagesOf = (count: number): number => Math.ceil(count / boardPageSize)
