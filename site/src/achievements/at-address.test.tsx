import { expect, onTestFinished, test, vi } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { character as sample } from '#dev/frame.fixture.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { metaParts } from './build/meta-parts.ts'
import { metaSourcesOf } from './meta-sources.ts'
import { metaRows } from './metas.ts'
import { pageTextsIn } from './page-texts.ts'
import { placeOf, placeWords } from './paths.ts'

const texts = pageTextsIn('en')
const { room } = texts
const tables = { kinds: rowsIn('en', 'achievementKinds'), categories: rowsIn('en', 'achievementCategories') }
const achievements = rowsIn('en', 'achievements')
const titles = rowsIn('en', 'titles').slice(0, 60)
const title = titles.find(({ masculine }) => masculine === 'The Insatiable')
const giving = achievements.find(({ id }) => id === title?.achievementIds[0])
if (title === undefined || giving === undefined) throw new Error('no title')
const slug = placeOf(tables, giving)?.category.slug ?? ''
const character = {
  ...{ ...sample, id: 7, achievementKinds: {}, mounts: [], minions: [], metas: [] },
  achievements: [{ id: giving.id, date: 1_778_328_000, deleted: false }],
}
const shown = { language: 'en', texts, character } as const

/** A page at an address, which every part of it reads when it is loaded. */
const openAt = async (path: string, kept: Readonly<Record<string, string>> = {}) => {
  vi.resetModules()
  const page = await drawn(null, { path, kept })
  const { flushLists } = await import('#list/controls/use-list.ts')
  // What was chosen is written into the address a little later, which must not be after the test.
  onTestFinished(flushLists)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  return page
}

const openTitles = async (below: string, obtained = character, kept: Readonly<Record<string, string>> = {}) => {
  const page = await openAt(`/char/7/titles/${below}`, kept)
  const { TitlesList } = await import('./titles-list.tsx')
  await page.draw(
    <TitlesList
      {...{ ...shown, character: obtained, page: { ...collectionPages.title, rows: null } }}
      tables={{ ...tables, achievements, titles }}
    />,
  )
  return { ...page, names: () => page.words('.deed .stretched') }
}

test('all titles have no way to them above, and nothing is open', async () => {
  const page = await openTitles('')
  expect([page.all('.crumbs').length, page.all('aside').length, page.names().length]).toEqual([0, 0, titles.length])
})

test('the titles of a category stand below its name, and a press leads to all', async () => {
  const page = await openTitles(`${slug}/`)
  expect(page.words('.crumbs h2')).toEqual([placeWords(tables, giving)])
  const some = page.names()
  expect([some.includes(title.masculine), some.length < titles.length]).toEqual([true, true])
  await page.click('.crumbs a')
  expect([page.all('.crumbs').length, page.names().length, location.pathname]).toEqual([
    0,
    titles.length,
    '/char/7/titles/',
  ])
})

test('a title that is open is marked in the list of all, and has its facts beside it', async () => {
  const page = await openTitles(`${slug}/${giving.id}/`)
  expect([page.names().length, page.words('[aria-current=true]')]).toEqual([titles.length, [title.masculine]])
  expect([page.all('.crumbs').length, page.words('aside h2')]).toEqual([0, [title.masculine]])
  expect(page.words('aside .state')).toEqual(['Obtained on May 9, 2026'])
})

test('Escape closes a title that is open, and leaves a category that is shown', async () => {
  const escape = () => dispatchEvent({ type: 'keydown', key: 'Escape' } as KeyboardEvent)
  const page = await openTitles(`${slug}/${giving.id}/`)
  await page.settle(escape)
  expect([location.pathname, page.all('aside').length]).toEqual(['/char/7/titles/', 0])
  const ofCategory = await openTitles(`${slug}/`)
  await ofCategory.settle(escape)
  expect([location.pathname, ofCategory.all('.crumbs').length]).toEqual([`/char/7/titles/${slug}/`, 1])
})

test('titles can be narrowed by kinds', async () => {
  const page = await openTitles('')
  await page.click('button.filters')
  const kind = placeOf(tables, giving)?.kind.name ?? ''
  await page.until(() =>
    expect(page.words('.facets option').map((text) => text.replace(/ \(\d+\)$/, ''))).toContain(kind),
  )
  await page.enter('.facets select', kind)
  await page.until(() => expect(page.names().length).toBeLessThan(titles.length))
  expect(page.names()).toContain(title.masculine)
})

test('a title that the shield hides is not found by its name', async () => {
  const page = await openTitles('')
  const { shield } = await import('#shield/shield-store.ts')
  // Not spelt as it is, so that the search itself finds it, which is loaded by then.
  await page.enter('.controls input[type=search]', 'insatable')
  await page.until(() => expect(page.names()).toEqual([title.masculine]))
  await page.settle(() => shield.set(10))
  await page.until(() => expect(page.words('.panel.pad.soft')).toEqual([room.nothing]))
})

test.each(['nowhere/', `${slug}/99999999/`])(
  'at the address %s there is nothing, and a press leads to all',
  async (below) => {
    const page = await openTitles(below)
    expect([page.words('h2'), page.names()]).toEqual([[room.nowhere], []])
    await page.click('.button')
    expect(page.names().length).toBe(titles.length)
  },
)

test('a title says what gives it and when, and what is obtained has a section of its own', async () => {
  const page = await openTitles('')
  const own = '[data-section=obtained]'
  expect([page.words(`${own} h2`), page.words(`${own} .stretched`)]).toEqual([
    [`${room.titles.sections.obtained} 1`],
    [title.masculine],
  ])
  expect(page.words(`${own} .when time`)).toEqual(['May 9, 2026'])
  expect([page.words(`${own} .link`), page.one(`${own} .deed`).getAttribute('data-state')]).toEqual([
    [giving.name],
    'completed',
  ])
  expect(page.words('[data-section=left] .when').join('')).toBe('')
  // Its other form, where that differs.
  const others = titles.flatMap(({ masculine, feminine }) =>
    masculine === feminine ? [] : [character.gender === 'female' ? masculine : feminine],
  )
  expect(page.words('.deed p > span').toSorted()).toEqual(others.toSorted())
})

test('titles that were obtained last can come first', async () => {
  const others = titles
    .flatMap(({ achievementIds: [id] }) => (id === undefined || id === giving.id ? [] : id))
    .slice(0, 2)
  const dates = [giving.id, ...others].map((id, at) => ({ id, date: [5, 9, 7][at] ?? 0, deleted: false }))
  const page = await openTitles('', { ...character, achievements: dates })
  const days = () => page.attributes('[data-section=obtained] li', 'data-id')
  const inGame = days()
  await page.enter('.pick select', 'newest')
  const nameOf = (achievement: number | undefined) =>
    `${titles.find(({ achievementIds }) => achievementIds[0] === achievement)?.id}`
  await page.until(() => expect(days()).toEqual([others[0], others[1], giving.id].map(nameOf)))
  expect(inGame.toSorted()).toEqual(days().toSorted())
})

test('what a character of the reader has comes last as long as what is missing comes first', async () => {
  const user = { subject: 'a', at: 1, nickname: '', favorites: [], lost: [] }
  const own = [{ id: 7, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }]
  const page = await openTitles('', character, { [userKey]: JSON.stringify({ ...user, own }) })
  const sections = () => page.attributes('.section', 'data-section')
  const given = collectionPages.title.sections.filter((section) => sections().includes(section))
  expect([given.at(-1) === 'obtained', sections().at(-1)]).toEqual([false, 'obtained'])
  await page.enter('.pick select', 'name')
  await page.until(() => expect(sections()).toEqual(given))
})

test('a day that is not known is said as obtained', async () => {
  const undated = { ...character, achievements: [{ id: giving.id, date: 0, deleted: false }] }
  const page = await openTitles('', undated)
  expect(page.words('[data-section=obtained] .when')).toEqual([room.titles.sections.obtained])
})

test('of a title that the shield hides nothing is told and nothing can be copied, until it is revealed', async () => {
  const page = await openTitles('')
  const { shield } = await import('#shield/shield-store.ts')
  const line = '[data-section=obtained] .deed'
  const shows = () => [page.words(`${line} a`), page.all(`${line} .copy`).length]
  const all = [[title.masculine, giving.name], 1]
  expect(shows()).toEqual(all)
  await page.settle(() => shield.set(10))
  expect(shows()).toEqual([[], 0])
  await page.click(`${line} .veil`)
  expect(shows()).toEqual(all)
})

test('titles are searched from two letters on', async () => {
  const page = await openTitles('')
  const search = (text: string) => page.enter('.controls input[type=search]', text)
  for (const text of ['q', ' q ']) {
    await search(text)
    expect(page.names().length).toBe(titles.length)
  }
  await search('insatiable')
  await page.until(() => expect(page.names()).toContain(title.masculine))
  expect(page.names().length).toBeLessThan(5)
  // A slip of the keys is forgiven.
  await search('insatable')
  await page.until(() => expect(page.names()).toContain(title.masculine))
  await search('xxxxxxxxxx')
  await page.until(() => expect(page.words('.panel.pad.soft')).toEqual([room.nothing]))
  await search('')
  await page.until(() => expect(page.names().length).toBe(titles.length))
})

const sources = metaSourcesOf(metaParts('en'))
const rows = metaRows(sources, character)
const relic = rows.find(({ meta }) => meta.group === 3)
const beasts = rows.find(({ parts }) => parts.some(({ type }) => type === 'mount'))
if (relic === undefined || beasts === undefined) throw new Error('no metas')

const openMetas = async (below: string, more: object = {}) => {
  const page = await openAt(`/char/7/metas/${below}`)
  const { MetasList } = await import('./metas-list.tsx')
  await page.draw(<MetasList {...shown} character={{ ...character, ...more }} sources={sources} />)
  return {
    ...page,
    names: () => page.words('.deed .stretched'),
    headings: () => page.words('.section h2'),
    here: () => page.words('.chips [aria-current=page]'),
  }
}
const { all, ...groups } = room.metas.groups

test('all metas are in sections, and a group is chosen by a press', async () => {
  const page = await openMetas('')
  expect([page.here(), page.headings(), page.all('[data-group]').length]).toEqual([[all], Object.values(groups), 0])
  expect(page.attributes('.chips a', 'href')).toEqual(
    ['', 'achievements-1/', 'achievements-2/', 'relics/', 'mounts-and-minions/'].map((one) => `/char/7/metas/${one}`),
  )
  expect(page.words('.panel.pad.soft')).toEqual([])
  expect(new Set(page.words('.when'))).toEqual(new Set([room.states.missing]))
  await page.click('.chips a[href$="/relics/"]')
  expect([page.here(), page.headings(), location.pathname]).toEqual([
    [groups.relics],
    [groups.relics],
    '/char/7/metas/relics/',
  ])
  expect(page.all('[data-group=relics]').length).toBe(1)
})

test('an address of a meta opens it, with each of its parts', async () => {
  const page = await openMetas(`${relic.meta.slug}/${relic.meta.id}/`)
  expect([page.here(), page.words('aside h2'), page.words('[aria-current=true]')]).toEqual([
    [all],
    [relic.meta.name],
    [relic.meta.name],
  ])
  expect(page.all('aside .part').length).toBe(relic.parts.length)
  expect(page.words('aside .state')).toEqual([room.states.missing])
  expect(page.attributes('[data-back]', 'href')).toEqual(['/char/7/metas/'])
})

test('a search through metas finds them by their parts, and says where there is none', async () => {
  const page = await openMetas('')
  await page.enter('.controls input[type=search]', beasts.parts[0]?.name ?? '')
  await page.until(() => expect(page.names()).toContain(beasts.meta.name))
  expect([page.names().length < rows.length, page.all('.panel.pad.soft').length]).toEqual([true, 0])
  await page.enter('.controls input[type=search]', 'xxxxxxxxxx')
  await page.until(() => expect(page.words('.panel.pad.soft')).toEqual([texts.controls.nothing]))
  expect(page.headings()).toEqual([])
})

test.each(['relics/5/', 'nowhere/'])('at the address %s there is no meta, and a press leads to all', async (below) => {
  const page = await openMetas(below)
  expect([page.words('h2'), page.names()]).toEqual([[room.nowhere], []])
  await page.click('.button')
  expect(page.here()).toEqual([all])
})

test.each([
  ['dated', 1_778_328_000, 'May 9, 2026'],
  ['not dated', 0, '✓'],
])('a meta that is complete, %s, says so in the list', async (_, firstDate, said) => {
  const page = await openMetas('', { metas: [{ id: relic.meta.id, obtained: true, firstDate }] })
  const line = `li[data-id="${relic.meta.id}"]`
  expect(page.words(`${line} .when`)).toEqual([`${room.states.completed} ${said}`])
  expect(page.one(`${line} .deed`).getAttribute('data-state')).toBe('completed')
})

test('the parts of a meta say which are there, in words too, and lead to their pages', async () => {
  const mount = beasts.parts.find(({ type }) => type === 'mount')
  const own = { mounts: [{ id: mount?.id, date: 0, deleted: false }] }
  const page = await openMetas(`${beasts.meta.slug}/${beasts.meta.id}/`, own)
  const done = page.all('aside .part[data-state=completed]')
  expect(done.map((part) => part.querySelector('a')?.getAttribute('href'))).toEqual([`/char/7/mounts/${mount?.id}/`])
  expect(done[0]?.textContent).toMatch(new RegExp(`^✓.*${room.states.completed} $`))
  expect(page.words('aside .part[data-state=missing]')[0]).toMatch(new RegExp(`^○.*${room.states.missing}$`))
  expect(page.words('aside div > .small')).toEqual([`1 of ${beasts.parts.length}`])
  // As much is said of it in the list, and drawn.
  const bar = `li[data-id="${beasts.meta.id}"] .part-bar`
  expect(page.words(bar)).toEqual([`1 of ${beasts.parts.length}`])
  expect(['value', 'max'].map((name) => page.one(`${bar} progress`).getAttribute(name))).toEqual([
    '1',
    `${beasts.parts.length}`,
  ])
})
