import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLegacy } from '@kupodex/data/contract'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { findGroup, kindsOf, type Sums, totalOf } from './groups.ts'
import { someone, sumsOf } from './build/people.fixture.ts'
import { type AchievementRow, datesOf, rowsOfCategory } from './states.ts'

const achievements = rowsIn('en', 'achievements')
const kindRows = rowsIn('en', 'achievementKinds')
const categoryRows = rowsIn('en', 'achievementCategories')

/** The sums of some rows, added up one by one. */
const slowSums = (rows: readonly AchievementRow[]): Sums => {
  const counted = new Set(rows.filter(({ counts }) => counts).map(({ row }) => row.titleId))
  const of = (those: readonly AchievementRow[]) => {
    const titles = new Set(those.map(({ row }) => row.titleId).filter((id) => id > 0))
    const amounts = (counts: boolean) => {
      const some = those.filter((one) => one.counts === counts)
      return {
        points: some.reduce((sum, { row }) => sum + row.points, 0),
        count: some.length,
        items: some.filter(({ row }) => row.itemId > 0).length,
        titles: [...titles].filter((id) => counted.has(id) === counts).length,
      }
    }
    return { yes: amounts(true), no: amounts(false) }
  }
  const [all, done] = [of(rows), of(rows.filter(({ state }) => state === 'completed'))]
  const entries = (['points', 'count', 'items', 'titles'] as const).flatMap((part) => [
    [part, done.yes[part]],
    [`${part}Possible`, all.yes[part]],
    [`${part}Unobtainable`, done.no[part]],
    [`${part}PossibleUnobtainable`, all.no[part]],
  ])
  return Object.fromEntries(entries) as Sums
}

test('the rows of every kind and category add up to what its sums say, for anyone', () => {
  fc.assert(
    fc.property(someone, (person) => {
      const { kinds: achievementKinds, total } = sumsOf(person)
      expect(isLegacy({ achievementKinds })).toBe(person.legacy)
      const dates = datesOf(person.achievements)
      const kinds = kindsOf(kindRows, categoryRows, achievementKinds)
      expect(kinds.flatMap(({ categories }) => categories)).toHaveLength(
        new Set(achievements.map(({ categoryId }) => categoryId)).size,
      )
      for (const kind of kinds) {
        const rows = kind.categories.map(({ id }) => rowsOfCategory(achievements, id, dates, person.legacy))
        expect(slowSums(rows.flat()), kind.name).toEqual(kind.sums)
        kind.categories.forEach((category, at) =>
          expect(slowSums(rows[at] ?? []), category.name).toEqual(category.sums),
        )
      }
      const { points, pointsPossible, countUnobtainable, itemsPossible } = total
      expect(totalOf(kinds)).toMatchObject({ points, pointsPossible, countUnobtainable, itemsPossible })
      // Several kinds give the same.
      expect(totalOf(kinds)).toMatchObject({ titles: 0, titlesPossible: 0, titlesUnobtainable: 0 })
    }),
    { numRuns: 25 },
  )
})

describe('an address', () => {
  const kinds = kindsOf(kindRows, categoryRows, sumsOf({ achievements: [], legacy: false }).kinds)

  test.each<[string[], string | undefined, string | undefined, number | null, boolean]>([
    [[], undefined, undefined, null, true],
    [['battle'], 'Battle', undefined, null, true],
    [['battle', 'dungeons'], 'Battle', 'Dungeons', null, true],
    [['legacy', 'dungeons', '12'], 'Legacy', 'Dungeons', 12, true],
    [['nothing'], undefined, undefined, null, false],
    [['battle', 'carpenter'], 'Battle', undefined, null, false],
  ])('%j', (parts, kind, category, achievementId, exists) => {
    const found = findGroup(kinds, parts)
    expect([found.kind?.name, found.category?.name]).toEqual([kind, category])
    expect(found).toMatchObject({ achievementId, exists })
  })

  test('kinds are in the order of the game, and so are achievements', () => {
    expect(kinds.map(({ slug }) => slug).slice(0, 3)).toEqual(['battle', 'pvp', 'character'])
    const sums = sumsOf({ achievements: [], legacy: false }).kinds
    expect(kindsOf(kindRows.toReversed(), categoryRows.toReversed(), sums)).toEqual(kinds)
    const rows = rowsOfCategory(achievements, 1, new Map(), false)
    expect(rows.slice(0, 3).map(({ row }) => row.name)).toEqual([
      'To Crush Your Enemies I',
      'To Crush Your Enemies II',
      'To Crush Your Enemies III',
    ])
    // Some share a place, and stand by their ids there, however the table has them.
    expect(rowsOfCategory(achievements.toReversed(), 1, new Map(), false)).toEqual(rows)
  })
})
