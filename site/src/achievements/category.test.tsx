import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { wishesKey } from '#storage/keys.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Group, Sums } from './groups.ts'
import { pageTextsIn } from './page-texts.ts'

const texts = pageTextsIn('en')
const { room } = texts
const tables = { kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }
const place = tables.categories[0]
const category: Group = { id: place?.id ?? 0, name: 'Raids', slug: 'raids', sums: {} as Sums }
const row = (id: number, more: object) => ({
  ...{ ...rowsIn('en', 'achievements')[0], id, name: `Deed ${id}`, sort: 10 - id, categoryId: category.id, points: id },
  ...{ itemId: 0, titleId: 0, obtainable: true, ...more },
})
const achievements = [row(1, { titleId: 5 }), row(2, { itemId: 6 }), row(3, {}), row(4, { obtainable: false })] as never
const titles = [{ ...rowsIn('en', 'titles')[0], id: 5, masculine: 'The Kupo', feminine: 'The Kupa' }] as never
const character = {
  ...{ ...sample, id: 7, achievementKinds: {} },
  achievements: [
    { id: 1, date: 100, deleted: false },
    { id: 3, date: 1_778_328_000, deleted: false },
  ],
}

beforeEach(() => void vi.resetModules())

/** The list of a category, with one that is open. */
const open = async (
  achievementId: number | null = null,
  done = character.achievements,
  query = '',
  { kept = {}, ...more }: { kept?: Record<string, string>; gender?: 'male' | 'female' | null } = {},
) => {
  const at = achievementId === null ? '' : `${achievementId}/`
  const page = await drawn(null, { path: `/char/7/achievements/battle/raids/${at}${query}`, kept })
  const { flushLists } = await import('#list/controls/use-list.ts')
  // What was chosen is written into the address a little later, which must not be after the test.
  onTestFinished(flushLists)
  const [{ CategoryList }, { showTables }] = await Promise.all([
    import('./category-list.tsx'),
    import('#tables/build/shown.fixture.ts'),
  ])
  showTables({ achievements: [{ ...row(3, {}), patch: '5.1', description: 'Do *this*.' }] })
  await page.draw(
    <CategoryList
      {...{ language: 'en', texts, category, achievements, achievementId, tables, titles }}
      character={{ ...character, ...more, achievements: done }}
      kind={{ ...category, name: 'Battle', slug: 'battle', categories: [category] }}
      page={collectionPages.achievement}
      rewards={{ items: { 6: { name: 'Whistle', patch: null, page: ['mount', 5] } } } as never}
    />,
  )
  return { ...page, names: () => page.words('.deed .stretched') }
}

test('achievements stand in the order of the game, each with what it gives', async () => {
  const page = await open()
  expect(page.names()).toEqual(['Deed 4', 'Deed 3', 'Deed 2', 'Deed 1'])
  const givenOf = (id: number) => page.all(`li[data-id="${id}"] p a`).map((link) => link.textContent)
  expect([1, 2, 3].map(givenOf)).toEqual([[expect.stringMatching(/^The Kup[oa]$/)], ['Whistle'], []])
  expect([page.all('aside').length, page.all('[aria-current=true]').length]).toEqual([0, 0])
})

test.each([
  ['?gives=title', ['Deed 1']],
  ['?gives=item', ['Deed 2']],
])('the address %s leaves those that give such a thing', async (query, names) => {
  const page = await open(null, character.achievements, query)
  await page.until(() => expect(page.names()).toEqual(names))
})

test.each([
  ['name', ['Deed 1', 'Deed 2', 'Deed 3', 'Deed 4']],
  ['points', ['Deed 4', 'Deed 3', 'Deed 2', 'Deed 1']],
  ['newest', ['Deed 3', 'Deed 1', 'Deed 4', 'Deed 2']],
])('they can be ordered by %s', async (sort, names) => {
  const page = await open()
  await page.enter('.pick select', sort)
  await page.until(() => expect(page.names()).toEqual(names))
})

test('those completed on a day that is not known come after the newest, before what is missing', async () => {
  const page = await open(null, [
    { id: 2, date: 0, deleted: false },
    { id: 3, date: 1_778_328_000, deleted: false },
  ])
  await page.enter('.pick select', 'newest')
  await page.until(() => expect(page.names()).toEqual(['Deed 3', 'Deed 2', 'Deed 4', 'Deed 1']))
})

test.each([
  [1, ['Deed 4', 'Deed 3', 'Deed 2', 'Deed 1']],
  [2, ['Deed 3', 'Deed 1']],
  [3, ['Deed 4', 'Deed 2']],
])('pick %i shows all, what is completed, or what is missing', async (at, names) => {
  const page = await open()
  await page.click(`.picks button:nth-of-type(${at})`)
  await page.until(() => expect(page.names()).toEqual(names))
})

test('a search that finds nothing says so', async () => {
  const page = await open()
  await page.enter('input[type=search]', 'deed 2')
  await page.until(() => expect(page.names()).toEqual(['Deed 2']))
  await page.enter('input[type=search]', 'zzz')
  await page.until(() => expect(page.words('.list-column > .panel.pad')).toEqual([texts.controls.nothing]))
})

test('what is open has its place, when it was completed, its patch, and what had to be done', async () => {
  const page = await open(3)
  expect([page.words('[aria-current=true]'), page.words('aside h2')]).toEqual([['Deed 3'], ['Deed 3']])
  const words = page.words('aside p')
  for (const said of ['Battle › Raids', 'Completed on May 9, 2026', 'Do this.', `${texts.controls.facets.patch} 5.1`])
    expect(words).toContain(said)
  expect(page.one('[data-back]').getAttribute('href')).toBe('/char/7/achievements/battle/raids/')
})

test.each([
  [2, room.states.missing, 'missing'],
  [4, room.states.gone, 'gone'],
])('what is open and not completed says so: %i', async (id, said, state) => {
  const page = await open(id)
  expect([page.words('aside .state'), page.one('aside .state').getAttribute('data-state')]).toEqual([[said], state])
  expect(page.words('aside h3').length).toBe(1)
})

test('what can be chosen says what achievements give, and whether they can be had, with how many there are', async () => {
  const page = await open()
  await page.click('button.filters')
  const { any } = texts.controls
  const { obtainable, gives } = room
  await page.until(() =>
    expect(page.words('.facets option')).toEqual([
      ...[any, `${obtainable.yes} (3)`, `${obtainable.no} (1)`],
      ...[any, `${gives.title} (1)`, `${gives.item} (1)`],
    ]),
  )
})

test.each([
  ['male', 'The Kupo'],
  ['female', 'The Kupa'],
  [null, 'The Kupo'],
] as const)('a title that is given is in the form of a character that is %s', async (gender, name) => {
  const page = await open(null, character.achievements, '', { gender })
  expect(page.words('li[data-id="1"] p a')).toEqual([name])
})

test('Escape closes what is open', async () => {
  const page = await open(3)
  await page.settle(() => dispatchEvent({ type: 'keydown', key: 'Escape' } as KeyboardEvent))
  expect(location.pathname).toBe('/char/7/achievements/battle/raids/')
})

test('what the reader hides is left out with a note, and a press shows it alone', async () => {
  const wishes = [{ type: 'achievement', id: 2, wish: 'hide', at: 1 }]
  const page = await open(null, character.achievements, '', { kept: { [wishesKey]: JSON.stringify(wishes) } })
  await page.until(() => expect(page.names()).toEqual(['Deed 4', 'Deed 3', 'Deed 1']))
  await page.click('.list-column > p.small.soft button')
  await page.until(() => expect(page.names()).toEqual(['Deed 2']))
  expect(page.all('.list-column > p.small.soft').length).toBe(0)
})

test('what the reader has said of things is looked for once one is open, where nothing was said yet', async () => {
  const loaded = vi.fn()
  vi.doMock('#list/for-reader.tsx', async (original) => {
    loaded()
    return original()
  })
  onTestFinished(() => void vi.doUnmock('#list/for-reader.tsx'))
  const list = await open()
  await list.calm()
  expect(loaded).not.toHaveBeenCalled()
  vi.resetModules()
  const page = await open(2)
  await page.until(() => expect(loaded).toHaveBeenCalled())
})
