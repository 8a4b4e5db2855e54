import { expect, test } from 'vitest'
import { ishgardPage, type IshgardRanked, ishgardRowOf, shortIshgardRow } from './ishgard-pages.ts'

const ranked = (rank: number, rest: Partial<IshgardRanked> = {}): IshgardRanked => ({
  ...{ id: 100 + rank, name: 'Mog Kupo', iconUrl: '', worldId: 66, jobId: 8, rank },
  ...{ yesterdayRank: rank + 3, score: 500 - rank, yesterdayScore: 400 },
  ...rest,
})

test('a row has the changes since the day before, and none if there is no such day', () => {
  expect(ishgardRowOf(ranked(2))).toMatchObject({ change: 3, scoreChange: 98 })
  expect(ishgardRowOf(ranked(2, { yesterdayRank: null, yesterdayScore: null }))).toMatchObject({
    change: null,
    scoreChange: null,
  })
})

test('a page of a board has the rows that went in', () => {
  const rows = [1, 2, 3, 4, 5].map((rank) => ranked(rank, rank === 4 ? { id: null, yesterdayRank: null } : {}))
  const chars = rows.slice(0, 2).map(ishgardRowOf)
  const board = { pageSize: 2, chars, rest: rows.slice(2).map(shortIshgardRow) }
  expect(ishgardPage(board, 1)).toEqual(chars)
  expect(ishgardPage(board, 2)).toEqual(rows.slice(2, 4).map(ishgardRowOf))
  expect(ishgardPage(board, 3)).toEqual(rows.slice(4).map(ishgardRowOf))
  expect(ishgardPage(board, 4)).toEqual([])
})
