import { type Language, languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { achievementPath, placeWords } from '../paths.ts'
import { datesOf } from '../states.ts'
import { type TitleSources, titleSourcesOf } from '../title-sources.ts'
import { titleRows } from '../titles.ts'
import { someone } from './people.fixture.ts'
import { titleAchievements } from './title-achievements.ts'

type Person = Pick<typeof someone extends fc.Arbitrary<infer One> ? One : never, 'achievements' | 'legacy'>

const nobody = (legacy: boolean): Person => ({ achievements: [], legacy })
const everybody = (legacy: boolean): Person => ({
  achievements: loadTable('achievements').map(({ id }) => ({ id, date: 1_500_000_000 + id, deleted: false })),
  legacy,
})

/** As a page has them from a browser's storage: whole. */
const wholeOf = (language: Language): TitleSources => ({
  kinds: rowsIn(language, 'achievementKinds'),
  categories: rowsIn(language, 'achievementCategories'),
  achievements: rowsIn(language, 'achievements'),
})

/** What a page of titles shows of a character. */
const shownOf = (language: Language, sources: TitleSources, { achievements, legacy }: Person) =>
  (['male', 'female'] as const).flatMap((gender) =>
    titleRows(rowsIn(language, 'titles'), sources.achievements, { dates: datesOf(achievements), legacy, gender }).map(
      ({ achievement, ...row }) => ({
        ...row,
        given: [achievement.id, achievement.name],
        place: placeWords(sources, achievement),
        path: achievementPath(language, 7, sources, achievement),
      }),
    ),
  )

describe.each(languages)('titles in %s', (language) => {
  const read = titleSourcesOf(JSON.parse(JSON.stringify(titleAchievements(language))))
  const whole = wholeOf(language)

  test('are the same from the file as from the whole tables, for anyone', () => {
    const fixed = [nobody(false), nobody(true), everybody(false), everybody(true)]
    for (const person of fixed) expect(shownOf(language, read, person)).toEqual(shownOf(language, whole, person))
    fc.assert(
      fc.property(someone, (person) => {
        expect(shownOf(language, read, person)).toEqual(shownOf(language, whole, person))
      }),
      { numRuns: 3 },
    )
  })

  test('are the same where achievements of newer titles are in neither', () => {
    const isOld = ({ id }: { id: number }) => id % 3 > 0
    const [file, table] = [read, whole].map((sources) => ({
      ...sources,
      achievements: sources.achievements.filter(isOld),
    }))
    if (file === undefined || table === undefined) throw new Error('no sources')
    const shown = shownOf(language, file, everybody(false))
    expect(shown).toEqual(shownOf(language, table, everybody(false)))
    expect(shown.length).toBeLessThan(shownOf(language, read, everybody(false)).length)
  })
})

test('only achievements that give titles are in the file, and only their categories and kinds', () => {
  const { achievements, categories, kinds } = titleSourcesOf(titleAchievements('en'))
  const giving = new Set(rowsIn('en', 'titles').flatMap(({ achievementIds }) => achievementIds))
  expect(achievements.filter(({ id }) => !giving.has(id))).toEqual([])
  expect(new Set(achievements.map(({ categoryId }) => categoryId))).toEqual(new Set(categories.map(({ id }) => id)))
  expect(new Set(categories.map(({ kindId }) => kindId))).toEqual(new Set(kinds.map(({ id }) => id)))
})
