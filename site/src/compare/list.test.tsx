import { afterEach, expect, test, vi } from 'vitest'
import { character as sample, has } from '#dev/frame.fixture.ts'
import type { OwnedView } from '#owned/owned.ts'
import { rowsIn, type ShownTables } from '#tables/build/shown.fixture.ts'
import type { Rarity } from '#tables/rarity.ts'
import { pagesTexts } from '#character/texts.ts'
import { listNames, thingLists } from '#things/lists.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { comparePageTexts } from './page-texts.ts'

const texts = { ...comparePageTexts('en'), lists: listNames(pagesTexts('en')) }
const { compare } = texts
const row = (id: number, rest: object = {}) => ({
  ...{ id, name: `Mount ${id}`, patch: `${id}.0`, howTo: '', sort: id, sourceTypeId: 1 },
  ...{ obtainable: true, isInLog: true, deleted: false },
  ...rest,
})
const mounts = [
  row(2, { howTo: 'A quest.' }),
  row(3),
  row(4, { name: 'A mount' }),
  row(5),
  row(6, { obtainable: false }),
]
/** Of 200 characters: so many have each mount. */
const counts: Readonly<Record<number, number>> = { 2: 100, 3: 0, 4: 50, 5: 10 }
const rarity: Rarity = {
  ...{ charCount: 200, failed: false },
  of: (id) => {
    const [count, percent] = [counts[id] ?? 0, (counts[id] ?? 0) / 2]
    return id in counts ? { id, count, points: 0, percent, percentFull: percent } : undefined
  },
}

afterEach(() => {
  for (const one of ['#owned/use-owned.ts', '#tables/use-rarity.ts', '#tables/page.ts']) vi.doUnmock(one)
  vi.resetModules()
})

interface Options {
  a?: OwnedView
  b?: OwnedView
  type?: string
  shown?: ShownTables
  rare?: Rarity | null
  names?: readonly [string, string]
  search?: string
  of?: object
}

/** Mina (7) compared with Rei (8) in a list. */
const open = async (options: Options = {}) => {
  const { a = has(2, 3), b = has(2, 4), type = 'mount', shown = { mounts }, rare = rarity, search = '' } = options
  vi.resetModules()
  const [again, scopes, read]: [number[], string[], string[]] = [[], [], []]
  vi.doMock('#owned/use-owned.ts', () => ({
    useOwned: ({ id }: { id: number }, of: string) => {
      read.push(of)
      return { owned: id === 7 ? a : b, again: () => void again.push(id) }
    },
  }))
  vi.doMock('#tables/use-rarity.ts', () => ({
    useRarity: (of: string, scope: string) => {
      scopes.push(`${of} ${scope}`)
      return rare
    },
  }))
  const page = await drawn(null, { path: `/char/7/compare/8/${search}` })
  const { showTables } = await import('#tables/build/shown.fixture.ts')
  showTables(shown)
  const { ComparedItems } = await import('./list.tsx')
  const list = thingLists.find((one) => one.type === type)
  if (list === undefined) throw new Error(`no list of ${type}`)
  const [first, second] = options.names ?? ['Mina Example', 'Rei Sample']
  const pair = { a: { ...sample, id: 7, name: first, ...options.of }, b: { ...sample, id: 8, name: second } }
  await page.draw(<ComparedItems frame={{ language: 'en', texts, lists: thingLists }} list={list} {...pair} />)
  const table = () =>
    page
      .all('.who-has [role=row]:not(.heads)')
      .map((line) => [
        line.querySelector('[role=rowheader]')?.firstChild?.textContent,
        ...[...line.querySelectorAll('[role=cell] .unseen')].map(({ textContent }) => textContent === compare.has),
      ])
  return { ...page, table, again, scopes, read, chips: () => page.words('.types button') }
}

test('each thing says who has it; what nobody can get and neither has is left out', async () => {
  const page = await open()
  expect(page.table()).toEqual([
    ['Mount 2', true, true],
    ['Mount 3', true, false],
    ['A mount', false, true],
    ['Mount 5', false, false],
  ])
  expect(page.words('[role=columnheader]')).toEqual([compare.thing, 'Mina', 'Rei'])
  expect(page.one('[role=table]').getAttribute('aria-label')).toBe(`${texts.lists.mounts}: who has what`)
  expect(page.words('small.soft').filter((text) => text === 'A quest.').length).toBe(1)
})

test('characters with the same first name have their whole names', async () => {
  const page = await open({ names: ['Mina Example', 'Mina Sample'] })
  expect(page.words('[role=columnheader]').slice(1)).toEqual(['Mina Example', 'Mina Sample'])
})

test('how many own a thing is said of the data center that both share', async () => {
  const page = await open()
  expect(new Set(page.scopes)).toEqual(new Set(['mount Sample']))
  expect(page.words('.share')).toEqual(['owned by 50.0%', '', 'owned by 25.0%', 'owned by 5.0%'])
})

test.each([
  ['nobody owns is said', mounts, 'mount', { 5: 0 }, texts.rarity.nobody],
  ['nobody ticked is no share, but not nobody', mounts, 'orchestrion', { 5: 0 }, '0%'],
])('what %s', async (_, rows, type, own, words) => {
  const rare: Rarity = { ...rarity, of: (id) => (id in own ? undefined : rarity.of(id)) }
  const shown = { mounts: rows, orchestrions: rows.map((one) => ({ ...one, orchestrionCategoryId: 2 })) }
  const page = await open({ rare, type, shown })
  expect(page.words('.share').at(-1)).toBe(words)
})

test.each([
  ['is loading', null, ''],
  ['counted nobody', { ...rarity, charCount: 0 }, ''],
  ['failed', { ...rarity, charCount: 0, failed: true }, '–'],
])('while rarity %s, shares are empty', async (_, rare, words) => {
  const page = await open({ rare })
  expect(new Set(page.words('.share'))).toEqual(new Set([words]))
  expect(page.one('#part').textContent?.includes(texts.tables.rarity)).toBe(rare?.failed === true)
})

test('chips say how many there are of each, and narrow the list', async () => {
  const page = await open()
  expect(page.chips()).toEqual(['All 4', 'Both 1', 'Only Mina 1', 'Only Rei 1', 'Neither 1'])
  const pressed = () => page.all('.types button').map((chip) => chip.getAttribute('aria-pressed') === 'true')
  expect(pressed().indexOf(true)).toBe(0)
  await page.settle(() => page.all('.types button')[3]?.click())
  expect([page.table().map(([, ...who]) => who), pressed().indexOf(true)]).toEqual([[[false, true]], 3])
})

test.each([
  ['name', ['A mount', 'Mount 2', 'Mount 3', 'Mount 5']],
  ['rarest', ['Mount 3', 'Mount 5', 'A mount', 'Mount 2']],
  ['mostCommon', ['Mount 2', 'A mount', 'Mount 5', 'Mount 3']],
])('sorted by %s', async (sort, names) => {
  const page = await open({ search: `?sort=${sort}` })
  await page.until(() => expect(page.table().map(([name]) => name)).toEqual(names))
})

test('a search finds by name and by way, and says where there is nothing', async () => {
  const found = async (q: string) => {
    const page = await open({ search: `?q=${q}` })
    return page.table().map(([name]) => name)
  }
  expect([await found('quest'), await found('mount%205'), await found('zzz')]).toEqual([['Mount 2'], ['Mount 5'], []])
  expect((await open({ search: '?q=zzz' })).words('p')).toContain(compare.empty)
})

test('titles follow from achievements, and are narrowed to a kind of these', async () => {
  const [achievement] = rowsIn('en', 'titles').flatMap(({ achievementIds }) => achievementIds)
  const options = { type: 'title', a: has(achievement ?? 0), b: has(), shown: {} }
  const titles = await open(options)
  expect(new Set(titles.read)).toEqual(new Set(['achievement']))
  expect(titles.chips()[2]).not.toBe('Only Mina 0')
  const countOf = ({ chips }: typeof titles) => Number(/\d+/.exec(chips()[0] ?? '')?.[0])
  const kinds = rowsIn('en', 'achievementKinds')
  const some: number[] = []
  for (const { id } of kinds.slice(0, 2)) some.push(countOf(await open({ ...options, search: `?kind=${id}` })))
  expect(some.every((count) => count > 0 && count < countOf(titles))).toBe(true)
})

test.each([
  ['private', 'hidden', 'Mina Example has'],
  ['unread', 'notRead', 'for Mina Example'],
] as const)('a list that is %s cannot be compared', async (state, text, says) => {
  const page = await open({ a: { state } })
  expect(page.words('p')).toEqual([compare[text].replace('{name}', 'Mina Example')])
  expect(page.words('p')[0]).toContain(says)
  const both = await open({ a: { state }, b: { state }, names: ['Mina Example', 'Mina Example'] })
  expect(both.all('p').length).toBe(1)
})

test.each([
  ['of a character', { a: { state: 'failed' as const } }],
  ['of the game', { shown: { mounts: 'failed' as const } }],
])('where a list %s cannot be loaded, it can be asked for once more', async (_, options) => {
  const page = await open(options)
  await page.click('button')
  expect(page.again).toEqual([7, 8])
})

test.each([
  ['of a character', { b: { state: 'loading' as const } }],
  ['of the game', { shown: { mounts: 'loading' as const } }],
])('a list %s that is loading says so', async (_, options) => {
  expect((await open(options)).words('p[role=status]')).toEqual([texts.tables.loading])
})

test('who has checked nothing off is named, as “no” says little then', async () => {
  const page = await open({ type: 'orchestrion', shown: { orchestrions: [] }, of: { orchestrionCount: 0 } })
  expect(page.words('p.small')).toEqual([compare.nothingTicked.replace('{name}', 'Mina Example')])
})
