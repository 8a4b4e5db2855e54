import type { IshgardAnswer, IshgardRow } from './night-answers.ts'

/** What a row has beside the numbers of the day before and what follows from them. */
export type IshgardRanked = Omit<IshgardRow, 'change' | 'scoreChange'> & { yesterdayScore: number | null }

export const ishgardRowOf = ({ yesterdayScore, ...row }: IshgardRanked): IshgardRow => ({
  ...row,
  change: row.yesterdayRank === null ? null : row.yesterdayRank - row.rank,
  scoreChange: yesterdayScore === null ? null : row.score - yesterdayScore,
})

/** The short form of a row, used after the first page. */
export const shortIshgardRow = (row: IshgardRanked): IshgardAnswer['rest'][number] => [
  row.id,
  row.name,
  row.worldId,
  row.jobId,
  row.rank,
  row.yesterdayRank,
  row.score,
  row.yesterdayScore,
]

/** The rows of one page (from 1) of an ishgard board; empty where it does not have that page. */
export const ishgardPage = (
  { chars, rest, pageSize }: Pick<IshgardAnswer, 'chars' | 'rest' | 'pageSize'>,
  page: number,
): IshgardRow[] =>
  page === 1
    ? chars
    : rest
        .slice((page - 2) * pageSize, (page - 1) * pageSize)
        .map(([id, name, worldId, jobId, rank, yesterdayRank, score, yesterdayScore]) =>
          ishgardRowOf({ id, name, iconUrl: '', worldId, jobId, rank, yesterdayRank, score, yesterdayScore }),
        )
