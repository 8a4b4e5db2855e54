import { expect, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { controlTexts } from '#list/controls/texts.ts'
import { fill } from '#texts/fill.ts'
import { userKey } from '#user/kept-user.ts'
import { type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import { CollectionPage } from './collection-page.tsx'
import { listTexts } from './list-texts.ts'
import { factsOf, type ListedType } from './facts.ts'
import type { ListExtras, Notes } from './frame.ts'

const texts = listTexts('en')
const controls = controlTexts('en')

const rows = Array.from({ length: 30 }, (_, at) => ({
  ...{ id: at + 1, name: `Thing ${at + 1}`, sort: at, number: at + 1, patch: '2.0', howTo: '', sourceTypeId: 1 },
  ...{ isInLog: true, obtainable: true, orchestrionCategoryId: at < 20 ? 1 : 2 },
}))
const categories = [
  { id: 2, slug: 'dungeons', name: 'Dungeons', sort: 1 },
  { id: 1, slug: 'locales', name: 'Locales', sort: 2 },
]

const open = async (
  type: ListedType,
  options: Parameters<typeof drawnPage>[2] = {},
  { shown = {}, extras = {} }: { shown?: ShownTables; extras?: ListExtras } = {},
) => {
  showTables({ mounts: rows, bozjaNotes: rows, orchestrions: rows, orchestrionCategories: categories, ...shown })
  const page = await drawnPage(CollectionPage, type, options, { extras } as never)
  await page.calm()
  return { ...page, names: () => page.words('a[data-thing]') }
}

test('a list in groups has links to them in their order, and shows the one that its address names', async () => {
  const page = await open('orchestrion', { query: '?view=list', open: 'dungeons' })
  expect(page.words('.group-links a > span')).toEqual([texts.list.allGroups, 'Dungeons', 'Locales'])
  expect(page.attributes('.group-links a', 'aria-current')).toEqual([null, 'page', null])
  expect(page.names()).toEqual(rows.slice(20).map(({ name }) => name))
})

test('all groups of a list are below headings in their order', async () => {
  const all = await open('orchestrion', { query: '?view=list' })
  expect(all.words('.part h2').map((words) => words.split(' ')[0])).toEqual(['Dungeons', 'Locales'])
})

test('in an address without a group all things are shown, in that of one its own', async () => {
  expect((await open('orchestrion', { query: '?view=list' })).names()).toHaveLength(30)
})

test('a list without groups has no links to any', async () => {
  expect((await open('mount')).all('.group-links')).toEqual([])
})

test('what is looked for and not there is said', async () => {
  const page = await open('mount', { query: '?view=list' })
  expect(page.words('p')).not.toContain(controls.nothing)
  const none = await open('mount', { query: '?view=list&q=kupo' })
  expect([none.names(), none.words('p').includes(controls.nothing)]).toEqual([[], true])
})

test('a collection may show something of its own above its list, for the group that is shown', async () => {
  const extras: ListExtras = {
    above: ({ things, group }) => <p className="own">{`${things.length} ${group ?? 'all'}`}</p>,
  }
  const page = await open('orchestrion', { open: 'dungeons' }, { extras })
  expect(page.words('.own')).toEqual(['30 dungeons'])
})

test('a collection may say something of its own in each row', async () => {
  const notes = new Map([[1, { text: 'Somewhere', end: 'Soon' }]])
  const page = await open('fish', { query: '?view=list' }, { shown: { fish: rows }, extras: { useNotes: () => notes } })
  expect(page.words('.beside .has')).toEqual(['Soon'])
})

test('a list that has sections of its own waits for them', async () => {
  const section = () => ({ key: 1, name: 'Section', order: 1 })
  const page = await open('bozjaNote', {}, { extras: { useSections: () => section } })
  expect(page.words('.part h2')).toEqual(['Section 30'])
  const waiting = await open('bozjaNote', {}, { extras: { useSections: () => null } })
  expect([waiting.names(), waiting.words('p').includes(controls.nothing)]).toEqual([[], false])
})

test('what is not read of a character, or hidden by it, is not known', async () => {
  const unknown = async (rest: object) => {
    const page = await open('mount', { character: rest })
    return [page.words('.summary b'), page.words('.summary p > .soft')]
  }
  expect(await unknown({ mountsPrivate: true, mounts: null })).toEqual([
    [expect.stringMatching(/^–/)],
    [texts.list.private],
  ])
})

test('an address of a thing that the list does not have says so, that of a thing shows it', async () => {
  const page = await open('mount', { query: '?view=list', open: '99' })
  expect(page.words('aside .soft')).toEqual([(texts.list.ownWords.mount ?? texts.list.usual).none])
})

test('the details of the thing that an address names are open beside the list', async () => {
  const page = await open('mount', { query: '?view=list', open: '7' })
  await page.until(() => expect(page.words('aside h2')).toEqual(['Thing 7']))
  expect(page.attributes('a[data-thing][aria-current]', 'data-thing')).toEqual(['7'])
})

test('levequests are shown in groups first, until one is chosen or something is looked for', async () => {
  const leves = rows.slice(0, 3).map((row) => ({ ...row, leveAssignmentTypeId: 1 }))
  const shown = {
    leves,
    leveAssignmentTypes: [{ id: 1, slug: 'miner', name: 'Miner', sort: 1, jobId: 16, kind: 'gathering' }],
  }
  const first = await open('leve', {}, { shown })
  expect([first.words('.group-links h2'), first.names()]).toEqual([[texts.list.groups.gathering], []])
  expect(first.words('.shown [role=status]')).toEqual([''])
  const found = await open('leve', { query: '?q=thing' }, { shown })
  expect(found.names()).toHaveLength(3)
  expect(found.words('.shown [role=status]')).toEqual([fill(controls.shown, { n: '3', of: '3' })])
})

test('a group that is chosen is listed', async () => {
  const leves = rows.slice(0, 3).map((row, at) => ({ ...row, leveAssignmentTypeId: at === 0 ? 2 : 1 }))
  const type = (id: number, slug: string) => ({ id, slug, name: slug, sort: id, jobId: 15 + id, kind: 'gathering' })
  const shown = { leves, leveAssignmentTypes: [type(1, 'miner'), type(2, 'botanist')] }
  expect((await open('leve', { open: 'miner' }, { shown })).names()).toEqual(['Thing 2', 'Thing 3'])
})

test('a table that every list needs and that failed is said, and asked for again by a button', async () => {
  const page = await open('mount', {}, { shown: { mounts: 'failed' } })
  expect(page.all('[role=alert]')).toHaveLength(1)
  expect(page.all('.summary')).toEqual([])
})

test('above sections the filter of an address does nothing, in rows it narrows', async () => {
  const mounts = { mounts: [{ id: 1, date: 0, deleted: false }] }
  const parts = { ...character.parts, mounts: character.parts.minions }
  const shown = async (query: string) =>
    (await open('mount', { query, character: { ...mounts, parts } })).names().length
  expect(await shown('?view=list&show=obtained')).toBe(1)
  expect(await shown('?view=standard&show=obtained')).toBe(30)
})

test('notes are asked for where they are shown, and from the first search on where it looks through them', async () => {
  const wanted: boolean[] = []
  const extras: ListExtras = {
    useNotes: (_, isWanted) => {
      wanted.push(isWanted)
      return none
    },
  }
  const last = async (query: string) => {
    wanted.length = 0
    const page = await open('fish', { query }, { shown: { fish: rows }, extras })
    return { page, isWanted: wanted.at(-1) }
  }
  const { notes, search } = factsOf('fish').page
  expect([notes.includes('list' as never), search.includes('note' as never)]).toEqual([true, true])
  expect((await last('?view=list')).isWanted).toBe(true)
  const blocks = await last('?view=blocks')
  expect(blocks.isWanted).toBe(notes.includes('blocks' as never))
  await blocks.page.enter('[type=search]', 'kupo')
  await blocks.page.calm()
  expect(wanted.at(-1)).toBe(true)
  await blocks.page.enter('[type=search]', '')
  await blocks.page.calm()
  expect(wanted.at(-1)).toBe(true)
})
const none: Notes = new Map()

test('of a character of theirs the reader sees what is missing first, and nothing moves while that changes', async () => {
  const parts = { ...character.parts, mounts: character.parts.minions }
  const has = (...ids: number[]) => ({ mounts: ids.map((id) => ({ id, date: 0, deleted: false })), parts })
  const own = [{ id: character.id, name: 'Mina Example', worldName: 'Example', iconUrl: '' }]
  const user = { subject: 'a', at: 1, nickname: '', lost: [], favorites: [], own }
  const first = async (kept: Readonly<Record<string, string>>) => {
    const page = await open('mount', { query: '?view=list', character: has(1), kept })
    const before = page.names()
    await page.show(has(1, 3))
    await page.calm()
    return [before[0], before.at(-1), page.names().every((name, at) => name === before[at])]
  }
  expect(await first({ [userKey]: JSON.stringify(user) })).toEqual(['Thing 2', 'Thing 1', true])
  expect(await first({})).toEqual(['Thing 1', 'Thing 30', true])
})

test('where the address names a thing, what its details are made of is loaded with the list', async () => {
  const loaded: string[] = []
  const extras = { details: { Part: () => null, ahead: () => void loaded.push('details') } } as never
  await open('mount', {}, { extras })
  expect(loaded).toEqual([])
  showTables({ mounts: rows })
  const page = await drawnPage(CollectionPage, 'mount', { query: '7/' }, { extras } as never)
  await page.calm()
  expect(loaded).toContain('details')
})
