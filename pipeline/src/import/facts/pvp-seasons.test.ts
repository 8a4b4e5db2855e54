import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { runningNumber, seasonState } from './pvp-seasons.ts'

const seasons = (state: string, ...lines: string[]) =>
  makeContext({
    'hand/state.csv': ['patch,day,source', state],
    'hand/pvp-seasons.csv': ['kind,number,since,source', ...lines],
  }).hand

test('the running season is the newest that had begun on the day of the tables', () => {
  const hand = seasons('7.51,2026-06-23,sheets', 'season,21,2026-07-28,notes', 'season,20,2026-04-28,notes')
  expect(runningNumber(hand, 'season')).toBe(20)
  expect(seasonState(hand, 'season', 19)).toBe('over')
  expect(runningNumber(hand, 'series')).toBe(null)
  expect(seasonState(hand, 'series', 3)).toBe('running')
})

test.each([
  [
    '7.51,2026-06-31,sheets',
    'season,20,2026-04-28,n',
    'hand/state.csv, row 2, column day: "2026-06-31" is not a valid date',
  ],
  [
    '7.51,2026-06-23,sheets',
    'season,20,April,n',
    'hand/pvp-seasons.csv, row 2, column since: "April" is not a valid date',
  ],
  ['7.51,2026-06-23,sheets', 'cup,20,2026-04-28,n', 'hand/pvp-seasons.csv, row 2, column kind: "cup" is neither'],
  ['7.51,2026-06-23,sheets', 'season,,2026-04-28,n', 'hand/pvp-seasons.csv, row 2, column number: the number is miss'],
])('%s with %s is refused', (state, line, message) => {
  expect(() => runningNumber(seasons(state, line), 'season')).toThrow(message)
})
