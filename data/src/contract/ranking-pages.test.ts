import { expect, test } from 'vitest'
import type { RankingPagesAnswer } from './answers.ts'
import { rankingPage } from './ranking-pages.ts'

const shard: RankingPagesAnswer = {
  deployTime: 1,
  generateTime: 2,
  pageSize: 2,
  firstPage: 51,
  iconBase: 'https://img.test/',
  rows: [
    [7, 'Mog Kupo', 'a.jpg', 21, 5001, 4990, 12, 1700],
    [9, '', null, 22, 5002, 0, 11, 0],
    [3, 'Kupo Nut', '', 21, 5003, 5003, 10, 5, 4800],
    [4, 'Kupo Nut', '', 21, 5004, 5003, 10, 5, 0],
  ],
}

test('a page has its rows in full', () => {
  expect(rankingPage(shard, 51)).toEqual([
    {
      id: 7,
      name: 'Mog Kupo',
      iconUrl: 'https://img.test/a.jpg',
      worldId: 21,
      rank: 5001,
      yesterdayRank: 4990,
      score: 12,
      date: 1700,
    },
    { id: 9, name: '', iconUrl: '', worldId: 22, rank: 5002, yesterdayRank: null, score: 11, date: 0 },
  ])
  expect(rankingPage(shard, 52)).toMatchObject([
    { id: 3, iconUrl: 'https://img.test/', weekRank: 4800 },
    { id: 4, weekRank: null },
  ])
})

test('a page that the shard does not have has no rows', () => {
  expect([rankingPage(shard, 50), rankingPage(shard, 53)]).toEqual([[], []])
})
