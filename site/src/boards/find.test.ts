import type { RankingPagesAnswer, RanksAnswer } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { webOf } from '../ask/web.fixture.ts'
import { findOnPages, readRank } from './find.ts'
import { readPage } from './pages.ts'
import type { BoardRow } from './row.ts'

const times = { deployTime: 1, generateTime: 2 }
const row = (id: number, rank: number): BoardRow => ({
  id,
  name: 'N',
  iconUrl: '',
  worldId: 1,
  rank,
  score: 1,
  date: 1,
})

describe('a rank', () => {
  const shard: RanksAnswer = {
    ...times,
    boards: ['mount/all', 'mount/standard'],
    ids: [1025],
    ends: [1],
    ranks: [1, 3, 20, 500, 0, 0, 0],
  }
  const { ask } = webOf({ '/api/ranks/1/': shard })
  const mounts = { type: 'mount', mode: 'standard' }

  test('is of the kind of scope', async () => {
    expect(await readRank(ask, mounts, 'global', 1025)).toBe(500)
    expect(await readRank(ask, mounts, 'world', 1025)).toBe(3)
  })

  test('is null for another board, another character and a shard that is not there', async () => {
    expect(await readRank(ask, { type: 'mount', mode: 'all' }, 'global', 1025)).toBeNull()
    expect(await readRank(ask, mounts, 'global', 1)).toBeNull()
    expect(await readRank(ask, mounts, 'global', 2)).toBeNull()
  })
})

describe('finding', () => {
  const pages: Record<number, BoardRow[]> = {
    1: Array.from({ length: 100 }, (_, at) => row(at + 1, Math.min(at + 1, 99))),
    2: [row(200, 99), row(201, 102)],
  }
  const pageOf = async (page: number) => pages[page] ?? null

  test('goes to the page of the rank', async () => {
    expect(await findOnPages(7, 7, pageOf)).toMatchObject({ code: 'found', page: 1, row: { id: 7 } })
  })

  test('follows a shared rank over the end of a page', async () => {
    expect(await findOnPages(200, 99, pageOf)).toMatchObject({ code: 'found', page: 2 })
  })

  test('keeps those who are not ranked apart from those who are ranked elsewhere', async () => {
    expect(await findOnPages(9, null, pageOf)).toEqual({ code: 'notRanked' })
    expect(await findOnPages(999, 7, pageOf)).toEqual({ code: 'elsewhere' })
    expect(await findOnPages(999, 5000, pageOf)).toEqual({ code: 'elsewhere' })
  })

  test('reads no page after the one that ends with another rank', async () => {
    const asked: number[] = []
    await findOnPages(999, 7, (page) => {
      asked.push(page)
      return pageOf(page)
    })
    expect(asked).toEqual([1])
  })
})

test('a page of a raid has weeks beside yesterday’s ranks', async () => {
  const week = 7 * 86_400
  const shard: RankingPagesAnswer = {
    ...times,
    ...{ pageSize: 100, firstPage: 1, iconBase: '' },
    rows: Array.from({ length: 101 }, (_, at) => [at + 1, 'N', null, 1, at + 1, 0, 1000 + week, 1000 + week]),
  }
  const { ask } = webOf({ '/api/ranking-pages/raid/Lich/5/0/': shard })
  const raid = { type: 'raid', scope: 'Lich', mode: '5' }
  expect(await readPage(ask, raid, 2, 1000)).toEqual([
    { ...row(101, 101), iconUrl: '', yesterdayRank: null, week: 1, score: 1000 + week, date: 1000 + week },
  ])
  expect(await readPage(ask, raid, 3, 1000)).toBeNull()
  expect(await readPage(ask, { ...raid, mode: '6' }, 2)).toBeNull()
})
