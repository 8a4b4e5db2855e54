import { popularities } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { patternsLike, withPattern } from '../patterns.ts'
import { demandOf, patternCount, startState, withDemand } from '../ground/state.ts'
import { publishedPatterns } from './crafts.ts'

const patterns = publishedPatterns()
const table = loadTable('islandPopularity')

test('every pattern of the game fills in what it says, and is found again', () => {
  expect(patterns).toHaveLength(patternCount)
  for (const { id, percents } of table) {
    const state = withPattern(startState, patterns, id)
    expect(state.pattern).toBe(id)
    expect(percents.map((_, at) => demandOf(state, at + 1).popularity)).toEqual(percents)
    expect(patternsLike(state, patterns)).toContain(id)
  }
})

test('a pattern keeps supply, and one entry that differs is another pattern or none', () => {
  const state = withPattern(withDemand(startState, 3, { supply: 60 }), patterns, 4)
  expect(demandOf(state, 3).supply).toBe(60)
  const other = popularities.find((one) => one !== demandOf(state, 3).popularity) ?? 100
  expect(patternsLike(withDemand(state, 3, { popularity: other }), patterns)).not.toContain(4)
  expect(patternsLike(startState, patterns)).toEqual([])
})
