import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { countBefore, isNextWeek, readListWeeks } from './weeks.ts'
import { countsOf, someWeek, weeksLater } from './weeks.fixture.ts'

const periodOf = (period: number, rarityWeeks?: number[]) => ({
  ...{ period, shards: 1, weeks: [period] },
  ...(rarityWeeks === undefined ? {} : { rarityWeeks }),
})
const files = {
  // The first quarter is of an earlier release, and the third has no file of this list.
  '/api/history/': { periods: [periodOf(4, [40, 41]), periodOf(1), periodOf(2, [20]), periodOf(3, [30])] },
  '/api/rarity-weeks/mount/Omega/2/': { weeks: [20], counted: [10], owners: { 7: [1] } },
  '/api/rarity-weeks/mount/Omega/4/': {
    weeks: [40, 41, 42],
    counted: [12, 0, 13],
    owners: { 7: [3, 0, 4], 8: [null, 0, 0] },
  },
}

test('the weeks of the last two quarters, without those of which nothing is known', async () => {
  const { ask, asked } = webOf(files)
  const weeks = await readListWeeks(ask, 'mount', 'Omega')
  expect(weeks.countsOf(7)).toEqual([
    { week: 40, owners: 3, counted: 12 },
    { week: 42, owners: 4, counted: 13 },
  ])
  expect(weeks.countsOf(8)).toEqual([{ week: 42, owners: 0, counted: 13 }])
  expect(weeks.countsOf(9)).toEqual([])
  expect(weeks.hasEarlier).toBe(true)
  expect(asked).not.toContain('/api/rarity-weeks/mount/Omega/2/')
})

test('all weeks, of all quarters in which owners were kept', async () => {
  const { ask, asked } = webOf(files)
  const weeks = await readListWeeks(ask, 'mount', 'Omega', true)
  expect(weeks.countsOf(7).map(({ week }) => week)).toEqual([20, 40, 42])
  expect(weeks.hasEarlier).toBe(false)
  expect(asked).not.toContain('/api/rarity-weeks/mount/Omega/1/')
})

test('before a first night nothing is known; what cannot be fetched is no answer', async () => {
  const weeks = await readListWeeks(webOf({}).ask, 'mount', 'Omega')
  expect([weeks.countsOf(7), weeks.hasEarlier]).toEqual([[], false])
  await expect(readListWeeks(webOf({ ...files, '/api/history/': 500 }).ask, 'mount', 'Omega')).rejects.toThrow()
})

test.each([
  ['four weeks before', [1, 2, 3, 4, 5, 6], 2],
  ['the week before that where it has no count', [1, null, 3, 4, 5, 6], 1],
  ['the first there is where it was counted later', [null, null, 3, 4, 5, 6], 3],
])('compared with %s', (_, owners, expected) => {
  expect(countBefore(countsOf(...owners), weeksLater(5))?.owners).toBe(expected)
})

test('nothing to compare with', () => expect(countBefore([], someWeek)).toBe(null))

test('two weeks follow each other, three do not', () => {
  expect([isNextWeek(someWeek, weeksLater(1)), isNextWeek(someWeek, weeksLater(2))]).toEqual([true, false])
})
