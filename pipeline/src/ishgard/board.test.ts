import { ishgardRowOf } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import type { Result } from './archive.ts'
import { boardOf, groupsOf } from './board.ts'

const jobIds = new Map([
  ['CRP', 8],
  ['BSM', 9],
])
const result = (characterId: number, rank: number, score: number, rest: Partial<Result> = {}): Result => ({
  ...{ season: 2, job: 'CRP', worldId: 40, day: 2, name: '' },
  ...{ characterId, rank, score },
  ...rest,
})

describe('boardOf', () => {
  test('ranks by score, then by the rank on the own world, and shows the change since the day before', () => {
    const today = [result(1, 1, 90), result(2, 2, 90), result(3, 1, 90, { worldId: 41 }), result(4, 3, 10)]
    const yesterday = [result(2, 1, 50), result(1, 2, 40)]
    const { rows } = boardOf({ today, yesterday, jobIds })
    expect(
      rows
        .map(ishgardRowOf)
        .map(({ id, rank, yesterdayRank, change, scoreChange }) => [id, rank, yesterdayRank, change, scoreChange]),
    ).toEqual([
      [1, 1, 2, 1, 50],
      [3, 1, null, null, null],
      [2, 3, 1, -2, 40],
      [4, 4, null, null, null],
    ])
    expect(rows[0]).toMatchObject({ jobId: 8, worldId: 40 })
  })

  test('the same character with another job is another row', () => {
    const today = [result(1, 1, 90), result(1, 1, 80, { job: 'BSM' })]
    const yesterday = [result(1, 1, 70, { job: 'BSM' })]
    expect(
      boardOf({ today, yesterday, jobIds }).rows.map(({ jobId, yesterdayRank }) => [jobId, yesterdayRank]),
    ).toEqual([
      [8, null],
      [9, 1],
    ])
  })

  test('charts show rank 1 and rank 12 of the lists of a world and of a job', () => {
    const list = (first: number, rest: Partial<Result>) =>
      Array.from({ length: 12 }, (_, at) => result(100 * first + at, at + 1, first - at, rest))
    const today = [...list(100, {}), ...list(51, { job: 'BSM' }), result(7, 1, 30, { worldId: 41 })]
    const { worldScores, jobScores } = boardOf({ today, yesterday: [], jobIds })
    expect(worldScores).toEqual([
      {
        worldId: 40,
        rank1: { lowest: 51, highest: 100, average: 75.5 },
        rank12: { lowest: 40, highest: 89, average: 64.5 },
      },
      { worldId: 41, rank1: { lowest: 30, highest: 30, average: 30 }, rank12: null },
    ])
    expect(jobScores).toEqual([
      {
        jobId: 8,
        rank1: { lowest: 30, highest: 100, average: 65 },
        rank12: { lowest: 89, highest: 89, average: 89 },
      },
      { jobId: 9, rank1: { lowest: 51, highest: 51, average: 51 }, rank12: { lowest: 40, highest: 40, average: 40 } },
    ])
  })

  test('has every rank of the archive', () => {
    const today = Array.from({ length: 130 }, (_, at) => result(at + 1, at + 1, 1000 - at))
    const { rows } = boardOf({ today, yesterday: [], jobIds })
    expect([rows.length, rows.at(-1)?.rank]).toEqual([130, 130])
  })
})

test('a job counts in its group and by itself', () => {
  expect(groupsOf('FSH')).toEqual(['Gatherers', 'FSH'])
  expect(groupsOf('CUL')).toEqual(['Crafters', 'CUL'])
})
