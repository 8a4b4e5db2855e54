import { expect, test } from 'vitest'
import { collectionPages, type PageFacts } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { prerendered, wordsIn } from '#ui/prerendered.fixture.ts'
import { AchievementDetails } from './achievement-details.tsx'
import { CategoryList } from './category-list.tsx'
import type { Group, Kind, Sums } from './groups.ts'
import { pageTextsIn } from './page-texts.ts'
import { achievementRow } from './states.ts'
import { TitleDetails } from './title-details.tsx'
import { titleSearch } from './title-search.ts'
import { TitlesList } from './titles-list.tsx'
import { titleRows } from './titles.ts'

const character = { ...sample, achievements: [], achievementKinds: {} }
const [language, texts] = ['en' as const, pageTextsIn('en')]
const titles = rowsIn('en', 'titles').slice(0, 120)
const achievements = rowsIn('en', 'achievements')
const kinds = rowsIn('en', 'achievementKinds')
const categories = rowsIn('en', 'achievementCategories')
const tables = { kinds, categories }

const drawTitles = (words: Partial<PageFacts>) =>
  prerendered(
    <TitlesList
      {...{ language, texts, character, page: { ...collectionPages.title, ...words } }}
      tables={{ ...tables, achievements, titles }}
    />,
  )

const sums: Sums = {
  ...{ points: 0, pointsPossible: 0, pointsUnobtainable: 0, pointsPossibleUnobtainable: 0 },
  ...{ count: 0, countPossible: 0, countUnobtainable: 0, countPossibleUnobtainable: 0 },
  ...{ titles: 0, titlesPossible: 0, titlesUnobtainable: 0, titlesPossibleUnobtainable: 0 },
  ...{ items: 0, itemsPossible: 0, itemsUnobtainable: 0, itemsPossibleUnobtainable: 0 },
}
const category: Group = { id: 1, name: 'Battle', slug: 'battle', sums }
const kind: Kind = { id: 1, name: 'Battle', slug: 'battle', sums, categories: [category] }

const drawCategory = (words: Partial<PageFacts>) =>
  prerendered(
    <CategoryList
      {...{ language, texts, character, kind, category, tables, achievements, titles }}
      page={{ ...collectionPages.achievement, ...words }}
      achievementId={null}
      rewards={null}
    />,
  )

const someTitles = titleRows(titles, achievements, { dates: new Map(), legacy: false, gender: 'male' }).map((row) => ({
  ...row,
  kind: 'PvP',
  category: 'General',
  slug: 'general',
}))
const [title] = someTitles
const [achievement] = achievements
if (title === undefined || achievement === undefined) throw new Error('tables are empty')

test('the list of titles follows the words of its descriptor', async () => {
  const { left, notObtainable } = texts.room.titles.sections
  expect(wordsIn(await drawTitles({ rows: 20 }), '.plus').length).toBeGreaterThan(0)
  expect(wordsIn(await drawTitles({ rows: null }), '.plus')).toEqual([])
  expect(wordsIn(await drawTitles({ rows: 7, sections: ['left'] }), '.deed .stretched')).toHaveLength(7)
  // No title is bought, or limited in time.
  const headings = wordsIn(
    await drawTitles({ sections: ['limited', 'notObtainable', 'purchased', 'left'] }),
    '.section h2',
  )
  expect(headings.map((text) => text.replace(/ [\d,]+$/, ''))).toEqual([notObtainable, left])
  expect(wordsIn(await drawTitles({ sorts: ['newest', 'missingFirst', 'inGame'] }), '.pick option')).toEqual([
    'Newest',
    'In-Game',
  ])
})

test('titles are searched by the words of their descriptor', () => {
  const [byKind, byName] = [titleSearch(someTitles, ['kind']), titleSearch(someTitles, ['name'])]
  expect([byKind('PvP').length, byName(title.name)[0]?.name]).toEqual([someTitles.length, title.name])
  expect([byKind(title.name), byName('PvP').length < someTitles.length]).toEqual([[], true])
})

test('the list of a category follows the words of its descriptor', async () => {
  const usual = await drawCategory({})
  expect(wordsIn(usual, '.pick option')).toEqual(['In-Game', 'Name', 'Points', 'Newest'])
  expect(wordsIn(usual, '.picks button')).toEqual(['All', 'Completed', 'Missing'])
  const changed = await drawCategory({ rows: 3, sorts: ['points'], filters: ['all', 'missing'] })
  expect(wordsIn(changed, '.pick option')).toEqual([])
  expect(wordsIn(changed, '.picks button')).toEqual(['All', 'Missing'])
  expect(wordsIn(changed, '.deed .stretched')).toHaveLength(3)
  expect(wordsIn(changed, '.plus')).toHaveLength(1)
})

test('details have the parts of their descriptors, in their order', async () => {
  const ofTitle = (details: PageFacts['details']) =>
    prerendered(
      <TitleDetails
        {...{ language, texts, character, title }}
        page={{ ...collectionPages.title, details }}
        path="/char/1/"
      />,
    )
  const ofAchievement = (details: PageFacts['details']) =>
    prerendered(
      <AchievementDetails
        {...{ language, texts, character }}
        achievement={achievementRow(achievement, new Map([[achievement.id, 0]]), false)}
        given={{ title: null, item: null }}
        place="Battle › Dungeons"
        page={{ ...collectionPages.achievement, details }}
      />,
    )
  expect(wordsIn(await ofTitle(['category']), 'article > :not(h2)')).toEqual(['PvP › General'])
  expect(wordsIn(await ofTitle(['date', 'category']), 'article > p')).toEqual([
    texts.room.titles.sections[title.section],
    'PvP › General',
  ])
  expect((await ofTitle(['forms', 'share'])).querySelectorAll('button.copy, section h3')).toHaveLength(2)
  expect(wordsIn(await ofAchievement(['date', 'category']), 'article > p')).toEqual([
    texts.room.states.completed,
    'Battle › Dungeons',
  ])
  expect((await ofAchievement(['gives'])).querySelectorAll('.gives')).toHaveLength(1)
})
