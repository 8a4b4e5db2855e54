import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { runningNumber, seasonState } from './pvp-seasons.ts'

const verdicts = (...lines: string[]) =>
  makeContext({ 'hand/verdicts.csv': ['table,first,last,verdict,reason,source', ...lines] }).hand.verdicts('mounts')

test('verdicts are found by table and id', () => {
  const all = verdicts('mounts,3,4,gone,event,notes', 'mounts,9,,paid,,notes', 'minions,3,,open,,notes')
  expect([...all]).toEqual([
    [3, { is: 'gone', reason: 'event' }],
    [4, { is: 'gone', reason: 'event' }],
    [9, { is: 'paid' }],
  ])
})

test.each([
  ['mounts,3,,lost,,notes', 'row 2, column verdict: "lost" is neither open nor paid nor gone'],
  ['mounts,3,,gone,,notes', 'row 2, column reason: "" is not a valid reason'],
  ['mounts,3,,gone,bored,notes', 'row 2, column reason: "bored" is not a valid reason'],
  ['mounts,3,,open,event,notes', 'row 2, column reason: only what is gone has a reason'],
  ['mounts,3,2,open,,notes', 'row 2, column last: 2 is below the first, 3'],
  ['mounts,x,,open,,notes', 'row 2, column first: "x" is not a whole number'],
  ['horses,3,,open,,notes', 'row 2, column table: there is no table "horses"'],
  ['mounts,3,,open,,', 'row 2, column source: the row names no source'],
])('%s is refused', (line, message) => {
  expect(() => verdicts(line)).toThrow(`hand/verdicts.csv, ${message}`)
})

test('two verdicts on one thing are refused', () => {
  expect(() => verdicts('mounts,3,5,open,,notes', 'mounts,5,,paid,,notes')).toThrow(
    'hand/verdicts.csv, row 3, column first: there is another verdict on mounts 5',
  )
})

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
