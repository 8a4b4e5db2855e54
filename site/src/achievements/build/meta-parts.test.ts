import { metasOf } from '@kupodex/data/character'
import { type Language, languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { type MetaSources, metaSourcesOf } from '../meta-sources.ts'
import { metaRows } from '../metas.ts'
import { achievementPath } from '../paths.ts'
import { metaParts } from './meta-parts.ts'
import { someone } from './people.fixture.ts'
import { rewardItems } from './rewards.ts'
import { realFacts } from './sums-of-all.ts'

type Person = Omit<typeof someone extends fc.Arbitrary<infer One> ? One : never, 'legacy'>

const all = (table: 'achievements' | 'mounts' | 'minions') =>
  loadTable(table).map(({ id }) => ({ id, date: 1_500_000_000 + id, deleted: false }))
const nobody: Person = { achievements: [], mounts: [], minions: [] }
const everybody: Person = { achievements: all('achievements'), mounts: all('mounts'), minions: all('minions') }

/** As a page has them from a browser's storage: whole. */
const wholeOf = (language: Language): MetaSources => ({
  kinds: rowsIn(language, 'achievementKinds'),
  categories: rowsIn(language, 'achievementCategories'),
  achievements: rowsIn(language, 'achievements'),
  metas: rowsIn(language, 'metas').map(({ updatedAt: _updatedAt, deleted: _deleted, ...meta }) => meta),
  items: rewardItems(
    loadTable('items').map(({ id }) => id),
    language,
  ),
})

const achievementOf = (sources: MetaSources, language: Language) => {
  const byId = new Map(sources.achievements.map((row) => [row.id, row]))
  return (id: number) => {
    const row = byId.get(id)
    return row === undefined ? null : [row.name, achievementPath(language, 7, sources, row)]
  }
}

/** What a page of metas shows of a character. */
const shownOf = (language: Language, sources: MetaSources, person: Person) => {
  const linked = achievementOf(sources, language)
  return metaRows(sources, { ...person, metas: metasOf(person, realFacts.metas) }).map((row) => ({
    ...row,
    gives: linked(row.meta.achievementId),
    links: row.parts.map(({ type, id }) => (type === 'achievement' ? linked(id) : null)),
  }))
}

describe.each(languages)('metas in %s', (language) => {
  const read = metaSourcesOf(JSON.parse(JSON.stringify(metaParts(language))))
  const whole = wholeOf(language)

  test('are the same from the file as from the whole tables, for anyone', () => {
    for (const person of [nobody, everybody])
      expect(shownOf(language, read, person)).toEqual(shownOf(language, whole, person))
    fc.assert(
      fc.property(someone, (person) => {
        expect(shownOf(language, read, person)).toEqual(shownOf(language, whole, person))
      }),
      { numRuns: 5 },
    )
  })

  test('leave out achievements of a category that a meta excludes', () => {
    const meta = read.metas.find(({ achievementCategories }) => achievementCategories.length > 0)
    if (meta === undefined) throw new Error('no meta needs a category')
    const partsOf = (sources: MetaSources, excludedAchievements: number[]) => {
      const [row] = metaRows({ ...sources, metas: [{ ...meta, excludedAchievements }] }, { ...nobody, metas: [] })
      return row?.parts ?? []
    }
    const [first] = partsOf(read, [])
    const excluded = first === undefined ? [] : [first.id]
    expect(partsOf(read, excluded)).toEqual(partsOf(read, []).slice(1))
    expect(partsOf(read, excluded)).toEqual(partsOf(whole, excluded))
  })
})

test('an achievement that the file does not have is no part, and an item has no name', () => {
  const file = metaSourcesOf(metaParts('en'))
  const [meta] = file.metas
  if (meta === undefined) throw new Error('no metas')
  const newer = { ...meta, achievements: [...meta.achievements, 1_000_000], items: [1_000_000] }
  const [row] = metaRows({ ...file, metas: [newer] }, { ...nobody, metas: [] })
  expect(row?.parts.map(({ id }) => id)).toEqual([...meta.achievements, 1_000_000])
  expect(row?.parts.at(-1)).toMatchObject({ type: 'item', name: '', patch: null })
})

test('only items that metas need are in the file, each with a name and a patch', () => {
  const { metas, items } = metaSourcesOf(metaParts('en'))
  expect(new Set(Object.keys(items).map(Number))).toEqual(new Set(metas.flatMap((meta) => meta.items)))
  expect(Object.values(items).filter(({ name, patch }) => name === '' || patch === undefined)).toEqual([])
})
