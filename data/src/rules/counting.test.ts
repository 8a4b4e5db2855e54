import { describe, expect, test } from 'vitest'
import { achievementCounts, achievementCountsInTotals, counts, isPaid } from './counting.ts'

describe('counts', () => {
  test.each([
    [{}, true],
    [{ obtainable: true, isInLog: true, sourceTypeId: 1 }, true],
    [{ sourceTypeId: null }, true],
    [{ obtainable: false }, false],
    [{ isInLog: false }, false],
    [{ deleted: true }, false],
    [{ isRemoved: true }, false],
    [{ isUnlock: true }, false],
    [{ sourceTypeId: 6 }, false],
    [{ sourceTypeId: 7 }, false],
    [{ sourceTypeId: 12 }, false],
    [{ sourceTypeId: 28 }, false],
    [{ orchestrionCategoryId: 6 }, true],
    [{ orchestrionCategoryId: 7 }, false],
    [{ orchestrionCategoryId: 8 }, false],
  ])('%j: %s', (item, expected) => expect(counts(item)).toBe(expected))

  test('only source types 7 and 28 were paid for', () => {
    const all = Array.from({ length: 40 }, (_, sourceTypeId) => sourceTypeId)
    expect(all.filter((sourceTypeId) => isPaid({ sourceTypeId }))).toEqual([7, 28])
    expect(isPaid({ sourceTypeId: null })).toBe(false)
  })
})

describe('achievements', () => {
  const plain = { obtainable: true, notLegacy: true, seasonal: false }
  test.each([
    [plain, true, true, true],
    [{ ...plain, seasonal: true }, false, false, false],
    [{ ...plain, obtainable: false }, false, false, false],
    [{ ...plain, notLegacy: false, obtainable: false }, false, false, true],
    [{ ...plain, deleted: true }, false, false, false],
    [{ ...plain, notLegacy: false, deleted: true }, false, false, false],
  ])('%j', (row, ranking, totals, totalsOfLegacy) => {
    expect(achievementCounts(row)).toBe(ranking)
    expect(achievementCountsInTotals(row, false)).toBe(totals)
    expect(achievementCountsInTotals(row, true)).toBe(totalsOfLegacy)
  })
})
