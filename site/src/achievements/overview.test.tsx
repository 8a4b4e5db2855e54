import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { failedTexts } from '#ask/texts.ts'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { sumsOfAll } from './build/sums-of-all.ts'
import { kindsOf } from './groups.ts'
import type * as NameIndex from './name-index.ts'
import { pageTextsIn } from './page-texts.ts'

const texts = pageTextsIn('en')
const { room } = texts
const tables = { kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }
const kinds = kindsOf(tables.kinds, tables.categories, sumsOfAll().kinds)
const row = { icon: 0, itemId: 0, titleId: 0, points: 5, patch: '2.0', description: '' }
const category = tables.categories.find(({ kindId }) => kindId === tables.kinds[0]?.id)
const achievements = ['To Crush Your Enemies', 'To Crush Your Friends', 'Bump on a Log'].map((name, at) => ({
  ...{
    ...rowsIn('en', 'achievements')[0],
    ...row,
    id: at + 1,
    name,
    sort: at,
    categoryId: category?.id,
    obtainable: true,
  },
}))
const character = {
  ...{ ...sample, id: 7, achievementKinds: sumsOfAll().kinds },
  achievements: [{ id: 1, date: 0, deleted: false }],
}

beforeEach(() => void vi.resetModules())

/** The overview at its address, of all kinds or of the first. */
const open = async (kind: (typeof kinds)[number] | null = null, id = 7, facts = {}) => {
  const page = await drawn(null, { path: '/char/7/achievements/' })
  const { flushLists } = await import('#list/controls/use-list.ts')
  // What was chosen is written into the address a little later, which must not be after the test.
  onTestFinished(flushLists)
  const [{ Overview }, { showTables }] = await Promise.all([
    import('./overview.tsx'),
    import('#tables/build/shown.fixture.ts'),
  ])
  showTables({ achievements })
  await page.draw(
    <Overview
      {...{ language: 'en', texts, kinds, kind, tables, page: { ...collectionPages.achievement, ...facts } }}
      character={{ ...character, id }}
    />,
  )
  return {
    ...page,
    search: (text: string) => page.enter('input[type=search]', text),
    found: () => page.words('.deed .stretched'),
    groups: () => page.words('.deed-groups h3 a'),
    pressed: () => page.words('.picks [aria-pressed=true]'),
  }
}

test('all kinds are cards that lead to their categories, and there is nothing to pick yet', async () => {
  const page = await open()
  expect(page.groups()).toEqual(kinds.map(({ name }) => name))
  expect(page.all('.deed-groups a')[0]?.getAttribute('href')).toBe(`/char/7/achievements/${kinds[0]?.slug}/`)
  expect(page.all('.picks').length).toBe(0)
  // Its heading takes the focus, and the Tab key passes it.
  expect(page.attributes('h2', 'tabindex')).toEqual(['-1'])
})

test('a kind has its categories, and the way to all kinds', async () => {
  const [kind] = kinds
  if (kind === undefined) throw new Error('no kinds')
  const page = await open(kind)
  expect([page.groups(), page.words('.crumbs h2')]).toEqual([kind.categories.map(({ name }) => name), [kind.name]])
  expect(page.attributes('.crumbs a', 'href')).toEqual(['/char/7/achievements/'])
  expect(page.all('input').length).toBe(0)
})

test('a search finds achievements of all kinds, with where they are', async () => {
  const page = await open()
  await page.search('crush')
  await page.until(() => expect(page.found()).toEqual(['To Crush Your Enemies', 'To Crush Your Friends']))
  expect([page.words('.hits'), page.groups()]).toEqual([['2 found'], []])
  expect(page.words('.deed p > span:first-child')[0]).toBe(`${tables.kinds[0]?.name} › ${category?.name}`)
  await page.search('zzzzz')
  await page.until(() => expect(page.words('.hits')).toEqual([room.nothing]))
  await page.search('')
  await page.until(() => expect(page.groups().length).toBe(kinds.length))
})

test('a search whose script cannot be had says so once something is searched for, not before', async () => {
  vi.doMock('./search-all.tsx', () => {
    throw new Error('not there')
  })
  onTestFinished(() => void vi.doUnmock('./search-all.tsx'))
  const page = await open()
  await page.settle(() => page.one('input[type=search]').focus())
  await page.settle(() => vi.dynamicImportSettled())
  expect([page.all('[role=alert]').length, page.groups().length]).toEqual([0, kinds.length])
  await page.search('crush')
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
})

test('what is found can be narrowed to what is completed, or missing', async () => {
  const page = await open()
  await page.search('crush')
  await page.until(() => expect(page.found().length).toBe(2))
  expect(page.words('.picks button')).toEqual([texts.controls.words.all, room.words.completed, room.words.missing])
  await page.click('.picks button:nth-of-type(2)')
  await page.until(() => expect(page.found()).toEqual(['To Crush Your Enemies']))
  expect(page.pressed()).toEqual([room.words.completed])
  await page.click('.picks button:nth-of-type(3)')
  await page.until(() => expect(page.found()).toEqual(['To Crush Your Friends']))
})

test('of nobody there is nothing to narrow by', async () => {
  const page = await open(null, 0)
  await page.search('crush')
  await page.until(() => expect(page.found().length).toBe(2))
  expect([page.all('.picks').length, page.words('.when').join('')]).toEqual([0, ''])
})

test('one letter is no search yet', async () => {
  const page = await open()
  await page.search('c')
  await page.calm()
  expect([page.groups().length, page.all('.picks, .hits').length]).toEqual([kinds.length, 0])
})

test('a press on what was found opens it, without loading the page', async () => {
  const page = await open()
  await page.search('crush')
  await page.until(() => expect(page.found().length).toBe(2))
  await page.click('li[data-id="2"] a.stretched')
  expect(location.pathname).toBe(`/char/7/achievements/${kinds[0]?.slug}/${category?.slug}/2/`)
})

test('what the shield hides is not found', async () => {
  const page = await open()
  const { shield } = await import('#shield/shield-store.ts')
  await page.search('crush')
  await page.until(() => expect(page.words('.hits')).toEqual(['2 found']))
  await page.settle(() => shield.set(10))
  await page.until(() => expect(page.words('.hits')).toEqual([room.nothing]))
})

test('two ways to narrow are offered, one is not', async () => {
  const picksOf = async (filters: string[]) => {
    vi.resetModules()
    const page = await open(null, 7, { filters })
    await page.search('crush')
    await page.until(() => expect(page.found().length).toBe(2))
    return page.words('.picks button')
  }
  expect([await picksOf(['all', 'missing']), await picksOf(['all'])]).toEqual([
    [texts.controls.words.all, room.words.missing],
    [],
  ])
})

test('what a search needs is loaded and prepared as soon as a reader comes to it, not before', async () => {
  const folded = vi.fn()
  vi.doMock('./name-index.ts', async (original) => {
    const { foldAll } = await original<typeof NameIndex>()
    return {
      foldAll: (rows: Parameters<typeof foldAll>[0]) => {
        folded(rows.map(({ name }) => name))
        return foldAll(rows)
      },
    }
  })
  onTestFinished(() => void vi.doUnmock('./name-index.ts'))
  const page = await open()
  await page.calm()
  expect(folded).not.toHaveBeenCalled()
  await page.settle(() => page.one('input[type=search]').focus())
  await page.until(() => expect(folded.mock.calls).toEqual([[achievements.map(({ name }) => name)]]))
})
