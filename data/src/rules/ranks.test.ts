import { expect, test } from 'vitest'
import { rankStandings } from './ranks.ts'

test('more first, then earlier, then the lower id; equal score and date share a rank', () => {
  const rows = [
    { id: 5, score: 10, date: 100 },
    { id: 4, score: 10, date: 90 },
    { id: 9, score: 10, date: 100 },
    { id: 2, score: 11, date: 500 },
    { id: 7, score: 9, date: 1 },
    { id: 1, score: 0, date: 0 },
  ]
  expect(rankStandings(rows).map(({ id, rank }) => [id, rank])).toEqual([
    [2, 1],
    [4, 2],
    [5, 3],
    [9, 3],
    [7, 5],
  ])
})

test('nobody to rank gives an empty list', () => expect(rankStandings([])).toEqual([]))
