import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { patchByHand, soldByHand, verdictByHand } from './ranges.ts'

const patches = (...lines: string[]) =>
  makeContext({ 'hand/patches.csv': ['table,first,last,patch,source', ...lines] }).hand

test('a range is of one patch, a row alone of its own', () => {
  const hand = patches('mounts,3,5,7.5,notes', 'mounts,9,,3.55b,notes', 'minions,4,,2.0,notes')
  expect([2, 3, 5, 6, 9].map((id) => patchByHand(hand, 'mounts', id))).toEqual([null, '7.5', '7.5', null, '3.55b'])
  expect(patchByHand(hand, 'minions', 4)).toBe('2.0')
})

test('what can be sold is known to be so, known not to be so, or not known', () => {
  const { hand } = makeContext({
    'hand/market.csv': ['table,first,last,sold,source', 'mounts,1,2,yes,notes', 'mounts,3,,no,notes'],
  })
  expect([1, 2, 3, 4].map((id) => soldByHand(hand, 'mounts', id))).toEqual([true, true, false, null])
})

test.each([
  ['mounts,3,2,7.5,notes', 'column last: 2 is below the first, 3'],
  ['mounts,x,,7.5,notes', 'column first: "x" is not a whole number'],
  ['mounts,3,,soon,notes', 'column patch: "soon" is not a valid patch'],
  ['horses,3,,7.5,notes', 'column table: there is no table "horses"'],
  ['mounts,3,,7.5,', 'column source: the row names no source'],
])('%s is refused', (line, problem) => {
  expect(() => patchByHand(patches(line), 'mounts', 1)).toThrow(`hand/patches.csv, row 2, ${problem}`)
})

test('two rows on one thing are refused, and so is a word that is neither yes nor no', () => {
  expect(() => patchByHand(patches('mounts,3,5,7.5,notes', 'mounts,5,,7.4,notes'), 'mounts', 1)).toThrow(
    'hand/patches.csv, row 3, column first: there is another row on mounts 5',
  )
  const { hand } = makeContext({
    'hand/market.csv': ['table,first,last,sold,source', 'mounts,1,,perhaps,notes'],
  })
  expect(() => soldByHand(hand, 'mounts', 1)).toThrow(
    'hand/market.csv, row 2, column sold: "perhaps" is neither yes nor no',
  )
})

const verdicts = (...lines: string[]) =>
  makeContext({ 'hand/verdicts.csv': ['table,first,last,verdict,reason,source', ...lines] }).hand

test('a verdict is of its table alone, and ways decide where there is none', () => {
  const hand = verdicts('mounts,3,4,gone,event,notes', 'mounts,9,,paid,,notes', 'minions,3,,open,,notes')
  expect([3, 4, 5, 9].map((id) => verdictByHand(hand, 'mounts', id))).toEqual([
    { is: 'gone', reason: 'event' },
    { is: 'gone', reason: 'event' },
    undefined,
    { is: 'paid' },
  ])
  expect(verdictByHand(hand, 'minions', 3)).toEqual({ is: 'open' })
})

test.each([
  ['mounts,3,,lost,,notes', 'verdict: "lost" is neither open nor paid nor gone'],
  ['mounts,3,,gone,,notes', 'reason: "" is not a valid reason'],
  ['mounts,3,,gone,bored,notes', 'reason: "bored" is not a valid reason'],
  ['mounts,3,,open,event,notes', 'reason: only what is gone has a reason'],
])('the verdict %s is refused', (line, message) => {
  expect(() => verdictByHand(verdicts(line), 'mounts', 3)).toThrow(`hand/verdicts.csv, row 2, column ${message}`)
})
