import { describe, expect, test } from 'vitest'
import {
  achievementCountingOf,
  achievementCounts,
  achievementCountsInTotals,
  countingOf,
  counts,
  isPaid,
  sumUp,
  titleCountingOf,
} from './counting.ts'

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

describe('how a thing is counted', () => {
  test.each([
    [{}, 'counted'],
    [{ sourceTypeId: 6 }, 'limited'],
    [{ sourceTypeId: 12 }, 'limited'],
    [{ orchestrionCategoryId: 7, sourceTypeId: 5 }, 'limited'],
    [{ orchestrionCategoryId: 7, sourceTypeId: 7 }, 'paid'],
    [{ orchestrionCategoryId: 8, sourceTypeId: 5 }, 'paid'],
    [{ sourceTypeId: 28 }, 'paid'],
    [{ sourceTypeId: 28, obtainable: false, gone: 'promotion' }, 'gone'],
    [{ isRemoved: true, isUnlock: false }, 'gone'],
    [{ obtainable: false, gone: 'upcoming' }, 'upcoming'],
    [{ isRemoved: false, isUnlock: true }, 'oneOf'],
    [{ isInLog: false, obtainable: false }, 'unlisted'],
  ] as const)('%j: %s', (item, expected) => expect(countingOf(item)).toBe(expected))

  const plain = { obtainable: true, notLegacy: true, seasonal: false }
  test.each([
    [plain, 'counted'],
    [{ ...plain, seasonal: true }, 'limited'],
    [{ ...plain, seasonal: true, obtainable: false }, 'gone'],
    [{ ...plain, notLegacy: false, obtainable: false }, 'legacy'],
  ] as const)('of an achievement %j: %s', (row, expected) => {
    expect(achievementCountingOf(row, false)).toBe(expected)
    expect(achievementCountingOf(row, true)).toBe(expected === 'legacy' ? 'counted' : expected)
  })

  test('a title is counted as the achievement that counts most of those that give it', () => {
    const gone = { ...plain, obtainable: false }
    expect(titleCountingOf([gone, plain], false)).toBe('counted')
    expect(titleCountingOf([gone, { ...plain, notLegacy: false }], false)).toBe('legacy')
    expect(titleCountingOf([], false)).toBe('gone')
  })
})

test('things are added up by how they are counted, and ways that nothing has are left out', () => {
  const thing = (counting: 'counted' | 'paid' | 'gone', isOwned: boolean) => ({ counting, isOwned })
  expect(sumUp([thing('gone', true), thing('counted', true), thing('counted', false), thing('paid', false)])).toEqual({
    ...{ count: 1, possible: 2, owned: 2, all: 4 },
    rows: [
      { counting: 'counted', owned: 1, all: 2 },
      { counting: 'paid', owned: 0, all: 1 },
      { counting: 'gone', owned: 1, all: 1 },
    ],
  })
  expect(sumUp([{ counting: 'unlisted', isOwned: false }])).toEqual(sumUp([]))
  expect(sumUp([{ counting: 'unlisted', isOwned: true }])).toMatchObject({ count: 0, possible: 0, owned: 1, all: 1 })
  expect(sumUp([])).toEqual({ count: 0, possible: 0, owned: 0, all: 0, rows: [] })
})
