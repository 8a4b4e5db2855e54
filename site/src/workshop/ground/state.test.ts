import { defaultDemand } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { demandOf, keptState, readState, startState, withDemand } from './state.ts'

test('nothing kept, and what is no state, is the start', () => {
  for (const text of [null, '', '{', '5', 'null', '[]', '"a"']) expect(readState(text)).toEqual(startState)
})

test('a state is read as it was kept', () => {
  const state = {
    ...withDemand(startState, 7, { supply: 60, shift: 4 }),
    ...{ workshopRank: 2, islandRank: 0, groove: 35, tableSort: 'mat' as const, pattern: 99 },
    edits: { popularity: true, supply: false, shift: true },
  }
  expect(readState(keptState(state))).toEqual(state)
})

test.each([
  [
    { workshopRank: 3, islandRank: 10, groove: 35 },
    { workshopRank: 3, islandRank: 10, groove: 35 },
  ],
  [{ workshopRank: 6, islandRank: 21, groove: 46 }, {}],
  [{ workshopRank: 0, islandRank: -1, groove: 1.5 }, {}],
  [{ workshopRank: '3', islandRank: null, groove: NaN }, {}],
  [{ tableSort: 'names', pattern: 100 }, {}],
])('of %j what is within the limits counts', (kept, read) =>
  expect(readState(JSON.stringify(kept))).toEqual({ ...startState, ...read }),
)

test.each([
  [
    { popularity: 140, supply: 160, shift: 0 },
    { popularity: 140, supply: 160, shift: 0 },
  ],
  // Codes in place of percentages are not accepted, nor is a percentage that is no option.
  [
    { popularity: 1, supply: 4, shift: 3 },
    { ...defaultDemand, shift: 3 },
  ],
  [{ popularity: 90, supply: 140, shift: 5 }, null],
  [{ popularity: '140', supply: true, shift: '1' }, null],
  [{ supply: 80 }, { ...defaultDemand, supply: 80 }],
  ['x', null],
])('of a craft kept as %j the valid options count', (kept, read) => {
  const state = readState(JSON.stringify({ crafts: { 5: kept, no: { supply: 60 } } }))
  expect(state.crafts).toEqual(read === null ? {} : { 5: read })
  expect(demandOf(state, 5)).toEqual(read ?? defaultDemand)
})

test('an own popularity ends a pattern, another supply does not', () => {
  const state = { ...startState, pattern: 5 }
  expect(withDemand(state, 1, { supply: 80 }).pattern).toBe(5)
  expect(withDemand(state, 1, { popularity: 80 }).pattern).toBeNull()
})
