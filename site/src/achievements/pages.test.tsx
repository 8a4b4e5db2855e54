import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { askPath } from '#ask/request-line.ts'
import { failedTexts } from '#ask/texts.ts'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { metaParts } from './build/meta-parts.ts'
import { sumsOfAll } from './build/sums-of-all.ts'
import { titleAchievements } from './build/title-achievements.ts'
import { kindsOf } from './groups.ts'
import { pageTextsIn } from './page-texts.ts'

const texts = pageTextsIn('en')
const { room } = texts
const { failed } = failedTexts('en')
const sums = sumsOfAll().kinds
const kinds = kindsOf(rowsIn('en', 'achievementKinds'), rowsIn('en', 'achievementCategories'), sums)
const [kind] = kinds
const category = kind?.categories[0]
const row = rowsIn('en', 'achievements').find(({ categoryId }) => categoryId === category?.id)
if (kind === undefined || category === undefined || row === undefined) throw new Error('no achievements')
const character = {
  ...{ ...sample, id: 7, achievementKinds: sums, achievementsPrivate: false, metas: [], mounts: [], minions: [] },
  achievements: [{ id: row.id, date: 0, deleted: false }],
}
const unread = { achievements: [], parts: { ...character.parts, achievements: { state: 'unknown', at: null } } }

beforeEach(() => void vi.resetModules())

interface Opened {
  path?: string
  more?: object
  web?: Readonly<Record<string, unknown>>
  /** Whether nothing that is asked for is answered. */
  isWaiting?: boolean
  tables?: ShownTables
}

const names = ['achievements', 'titles', 'metas', 'raids'] as const

/** A page of what follows from a character's achievements, at an address. */
const open = async (
  name: (typeof names)[number],
  { path = `/char/7/${name}/`, more = {}, web = {}, tables = {}, isWaiting = false }: Opened = {},
) => {
  const page = await drawn(null, { path, web })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  if (isWaiting) vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const [{ AchievementsPage }, { TitlesPage }, { MetasPage }, { RaidsPage }, { view }, { showTables }, { user }] =
    await Promise.all([
      import('./achievements-page.tsx'),
      import('./titles-page.tsx'),
      import('./metas-page.tsx'),
      import('./raids-list.tsx'),
      import('#character/character-store.ts'),
      import('#tables/build/shown.fixture.ts'),
      import('#user/user.ts'),
    ])
  showTables(tables)
  view.set({ state: 'ready', character: { ...character, ...more } as never, at: 0 })
  const parts = {
    achievements: <AchievementsPage language="en" page={collectionPages.achievement} />,
    titles: <TitlesPage language="en" page={collectionPages.title} />,
    metas: <MetasPage language="en" />,
    raids: <RaidsPage language="en" />,
  }
  await page.draw(parts[name])
  return { ...page, user, groups: () => page.words('.deed-groups h3 a') }
}

const untold = [
  ['hides', { achievementsPrivate: true }, texts.isPrivate],
  ['was never read of', unread, texts.own.notRead],
] as const

test.each(names.flatMap((name) => untold.map(([what, more, said]) => [name, what, more, said] as const)))(
  'the page of %s says of what a player %s that it is so, and nothing else',
  async (name, _, more, said) => {
    const page = await open(name, { more })
    expect([page.words('h2'), page.all('.deed').length]).toEqual([[said], 0])
  },
)

test('of nobody there is what there is, with a note', async () => {
  const web = { [askPath('achievementSums', {})]: { kinds: sums } }
  const page = await open('achievements', { more: { id: 0 }, path: '/char/achievements/', web })
  await page.until(() => expect(page.groups()).toEqual(kinds.map(({ name }) => name)))
  expect(page.words('p.soft.small')[0]).toBe(texts.own.nobody)
})

test.each([
  ['achievements', { id: 0 }],
  ['metas', {}],
] as const)('what the page of %s is made from is waited for, or said to have failed', async (name, more) => {
  const waiting = await open(name, { more, isWaiting: true })
  expect([waiting.all('[aria-busy]').length, waiting.all('[aria-busy] li').length]).toEqual([1, 9])
  vi.resetModules()
  const page = await open(name, { more })
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failed]))
  expect(page.all('[aria-busy]').length).toBe(0)
})

test.each([
  ['', kinds.map(({ name }) => name)],
  [`${kind.slug}/`, kind.categories.map(({ name }) => name)],
])('below the word of the page, %j shows the groups there', async (below, groups) => {
  expect((await open('achievements', { path: `/char/7/achievements/${below}` })).groups()).toEqual(groups)
})

test.each(['nonsense/', `${kind.slug}/nonsense/`])(
  'at the address %s there is nothing, and a press leads to all',
  async (below) => {
    const page = await open('achievements', { path: `/char/7/achievements/${below}` })
    expect(page.words('h2')).toEqual([room.nowhere])
    await page.click('.button')
    expect(page.groups()).toEqual(kinds.map(({ name }) => name))
  },
)

test('a category has the way to it above, its sums, and its achievements, one of which may be open', async () => {
  const path = `/char/7/achievements/${kind.slug}/${category.slug}/`
  const page = await open('achievements', { path: `${path}${row.id}/` })
  expect([page.words('.crumbs h2'), page.words('.crumbs a')]).toEqual([[category.name], [room.all, kind.name]])
  expect(page.all('.total .sums').length).toBeGreaterThan(0)
  await page.until(() => expect(page.words('aside h2')).toEqual([row.name]))
  expect(page.attributes('.crumbs a', 'href')).toEqual(['/char/7/achievements/', `/char/7/achievements/${kind.slug}/`])
})

test('an achievement that has moved to another category keeps its old address, which leads to the new one', async () => {
  const other = kinds.at(-1)
  const page = await open('achievements', {
    path: `/char/7/achievements/${other?.slug}/${other?.categories[0]?.slug}/${row.id}/`,
  })
  await page.until(() =>
    expect(location.pathname).toBe(`/char/7/achievements/${kind.slug}/${category.slug}/${row.id}/`),
  )
  await page.until(() => expect(page.words('.crumbs h2')).toEqual([category.name]))
})

test.each([
  ['loading', ''],
  ['failed', failed],
] as const)('tables that are %s are waited for, or said to have failed', async (state, said) => {
  const page = await open('raids', { tables: { raids: state } })
  expect([page.all('[aria-busy]').length, page.words('[role=alert]').join('')]).toEqual([
    state === 'loading' ? 1 : 0,
    said,
  ])
})

test('the script of the list of a category comes beside its tables', async () => {
  const loaded = vi.fn()
  vi.doMock('./category-list.tsx', async (original) => {
    loaded()
    return original()
  })
  onTestFinished(() => void vi.doUnmock('./category-list.tsx'))
  const path = `/char/7/achievements/${kind.slug}/${category.slug}/`
  const page = await open('achievements', { path, tables: { achievements: 'loading' } })
  await page.until(() => expect(loaded).toHaveBeenCalled())
  expect(page.all('[aria-busy]').length).toBe(1)
})

const metaFile = askPath('metaParts', { lang: 'en' })

test.each([
  ['titles', askPath('titleAchievements', { lang: 'en' }), titleAchievements('en')],
  ['metas', metaFile, metaParts('en')],
] as const)('%s whose file cannot be had say so, until it is asked for again and comes', async (name, path, file) => {
  const web: Record<string, unknown> = {}
  const page = await open(name, { web, tables: { titles: rowsIn('en', 'titles') } })
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failed]))
  expect(page.all('.deed').length).toBe(0)
  web[path] = file
  const asks = () => page.asked.filter((one) => one === path).length
  const before = asks()
  await page.click('[role=alert] + p button')
  expect(asks()).toBe(before + 1)
  await page.until(() => expect(page.all('.deed').length).toBeGreaterThan(5))
  expect(page.all('[role=alert]').length).toBe(0)
})

test('metas ask the owner to verify the character, until that is done', async () => {
  const page = await open('metas', { web: { [metaFile]: metaParts('en') } })
  await page.until(() => expect(page.all('.deed').length).toBeGreaterThan(5))
  expect(page.words('.metas-note')).toEqual([room.metas.verify])
  expect(page.one('.metas-note a').getAttribute('href')).toBe('/char/7/verify/')
  const own = (id: number) => ({ own: [{ id, name: 'Mina', worldName: '', iconUrl: '' }] }) as never
  await page.settle(() => page.user.set(own(8)))
  expect(page.all('.metas-note').length).toBe(1)
  const alsoOwn = [8, 7].map((id) => ({ id, name: 'Mina', worldName: '', iconUrl: '' }))
  await page.settle(() => page.user.set({ own: alsoOwn } as never))
  expect(page.all('.metas-note').length).toBe(0)
})

test('raids ask for the clears of the data center, and of none where it is not known', async () => {
  const asksOf = async (dcName: string) => {
    vi.resetModules()
    const page = await open('raids', { more: { dcName } })
    await page.settle()
    return page.asked.filter((path) => path.includes('raid'))
  }
  expect([await asksOf('Light'), await asksOf('')]).toEqual([[askPath('raidClears', { scope: 'Light' })], []])
})

test('clears of raids that cannot be had are asked for again after a press', async () => {
  const path = askPath('raidClears', { scope: 'Light' })
  const web: Record<string, unknown> = { [path]: 500 }
  const page = await open('raids', { more: { dcName: 'Light' }, web })
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failed]))
  const asks = () => page.asked.filter((one) => one === path).length
  const before = asks()
  await page.click('[role=alert] + p button')
  expect(asks()).toBe(before + 1)
})
