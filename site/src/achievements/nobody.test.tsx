import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { collectionPages, languages } from '@kupodex/data/game'
import { anonymousCharacter } from '#character/anonymous.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { metaParts } from './build/meta-parts.ts'
import { sumsOfAll } from './build/sums-of-all.ts'
import { titleAchievements } from './build/title-achievements.ts'
import { CategoryList } from './category-list.tsx'
import { AchievementDetails } from './achievement-details.tsx'
import { kindsOf, totalOf } from './groups.ts'
import { metaSourcesOf } from './meta-sources.ts'
import { MetasList } from './metas-list.tsx'
import { Overview } from './overview.tsx'
import { pageTextsIn } from './page-texts.ts'
import { RaidsIn } from './raids-list.tsx'
import { achievementRow, rowsOfCategory } from './states.ts'
import { titleSourcesOf } from './title-sources.ts'
import { TitlesList } from './titles-list.tsx'

const character = anonymousCharacter('en', {})
if (character === null) throw new Error('there is none')
const [language, texts] = ['en' as const, pageTextsIn('en')]
const { states } = texts.room
const achievements = rowsIn('en', 'achievements')
const tables = { kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }
const kinds = kindsOf(tables.kinds, tables.categories, sumsOfAll().kinds)
const shown = { language, texts, character }

const draw = async (part: ReactNode) => {
  const document = await prerendered(part)
  return { document, words: (selector: string) => wordsIn(document, selector) }
}

/** The words of a page that claim something of what a character has. */
const claims = (words: readonly string[]) =>
  words.filter((word) => [states.missing, states.completed, texts.room.raids.notCleared].includes(word.trim()))

test('there is as much as the tables have', () => {
  expect(kinds.length).toBeGreaterThan(8)
  const { pointsPossible, points, countPossible, countPossibleUnobtainable } = totalOf(kinds)
  expect(points).toBe(0)
  expect(countPossible + countPossibleUnobtainable).toBe(achievements.length)
  const counted = achievements.map((row) => achievementRow(row, null, false)).filter(({ counts }) => counts)
  expect(pointsPossible).toBe(counted.reduce((sum, { row }) => sum + row.points, 0))
})

describe('of nobody', () => {
  test('the kinds of achievements say how many there are, and no share', async () => {
    const page = collectionPages.achievement
    const { document, words } = await draw(<Overview {...shown} {...{ page, kinds, tables }} kind={null} />)
    expect(document.querySelectorAll('.deed-groups li')).toHaveLength(kinds.length)
    const sums = words('.sums span')
    expect(sums.length).toBeGreaterThan(kinds.length)
    for (const sum of sums) expect(sum).toContain(': – of ')
    expect(document.querySelectorAll('progress, .deed-groups h3 small')).toHaveLength(0)
  })

  test('the list of a category has orders and facets, and says of nothing that it is missing', async () => {
    const kind = kinds[0]!
    const category = kind.categories[0]!
    const { words } = await draw(
      <CategoryList
        {...{ ...shown, kind, category, tables, achievements }}
        page={collectionPages.achievement}
        titles={rowsIn('en', 'titles')}
        achievementId={null}
        rewards={null}
      />,
    )
    expect(words('.deed .stretched').length).toBeGreaterThan(5)
    expect(words('.pick option')).toEqual(['In-Game', 'Name', 'Points'])
    expect(words('.picks button')).toEqual([])
    expect(claims(words('.when'))).toEqual([])
  })

  test('an achievement that can be had says nothing of its state, and one that is gone says so', async () => {
    const rows = rowsOfCategory(achievements, achievements[0]!.categoryId, null, false)
    expect(new Set(rows.map(({ state }) => state)).has('missing')).toBe(false)
    const gone = achievements.map((row) => achievementRow(row, null, false)).find(({ state }) => state === 'gone')!
    const open = rows.find(({ state }) => state === 'unknown')!
    const stateOf = async (achievement: typeof open) =>
      (
        await draw(
          <AchievementDetails
            {...{ ...shown, achievement }}
            page={{ ...collectionPages.achievement, details: ['date'] }}
            given={{ title: null, item: null }}
            place=""
          />,
        )
      ).words('.state')
    expect(await stateOf(open)).toEqual([])
    expect(await stateOf(gone)).toEqual([states.gone])
  })

  test('titles can be had, or no longer', async () => {
    const titles = rowsIn('en', 'titles')
    const { words } = await draw(
      <TitlesList
        {...shown}
        page={collectionPages.title}
        tables={{ ...titleSourcesOf(titleAchievements('en')), titles }}
      />,
    )
    const { obtainable, sections } = texts.room.titles
    expect(words('.section h2').map((text) => text.replace(/ [\d,]+$/, ''))).toEqual([
      obtainable,
      sections.notObtainable,
    ])
    expect(words('.pick option')).not.toContain('Newest')
  })

  test('metas have their parts, of which it is not known how many are done', async () => {
    const sources = metaSourcesOf(metaParts('en'))
    const { document, words } = await draw(<MetasList {...{ ...shown, sources }} />)
    expect(words('.deed .stretched').length).toBeGreaterThan(20)
    expect(document.querySelectorAll('progress')).toHaveLength(0)
    expect(claims(words('.when'))).toEqual([])
    for (const bar of words('.part-bar')) expect(bar).toContain('– of ')
    expect(words('.picks button')).toEqual([])
  })

  test('raids have the day of their release, and nobody has cleared them', async () => {
    const { words } = await draw(
      <RaidsIn
        {...shown}
        raids={rowsIn('en', 'raids')}
        expansions={rowsIn('en', 'expansions')}
        view={{ state: 'loading', value: null }}
        again={() => {}}
      />,
    )
    expect(words('.raid-about time').length).toBeGreaterThan(10)
    expect(claims(words('.when'))).toEqual([])
    for (const count of words('h2 small')) expect(count).toMatch(/^– of \d+ cleared$/)
  })
})

test.each(languages)('what can be had has a name in %s', (one) => {
  const { obtainable, sections } = pageTextsIn(one).room.titles
  expect(Object.values(sections)).not.toContain(obtainable)
})
