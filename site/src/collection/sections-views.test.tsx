import type { PageSection, PageView } from '@kupodex/data/game'
import { beforeAll, expect, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { factsOf } from './facts.ts'
import type { ListFrame, TableProps } from './frame.ts'
import type { Group } from './groups.ts'
import { listTexts } from './list-texts.ts'
import { bySection, LaidOut } from './sections.tsx'
import type { Thing } from './thing.ts'

const { sections } = listTexts('en').list

// Blocks are there as soon as they are drawn.
beforeAll(() => import('./blocks.tsx'))

const thing = (id: number, rest: Partial<Thing> = {}, row: object = {}) =>
  thingOf({ id, name: `Thing ${id}`, ...row }, rest)

interface Options {
  view?: PageView
  groups?: readonly Group[]
  things?: readonly Thing[]
  sectionOf?: Parameters<typeof LaidOut>[0]['sectionOf']
  most?: number
  frame?: Partial<ListFrame>
  own?: readonly PageSection[]
}

const open = async (options: Options = {}) => {
  const { view = 'list', groups = [], things = [thing(1), thing(2)], sectionOf = null, most = 1000 } = options
  const facts = factsOf('mount')
  const page = { ...facts.page, sections: options.own ?? ['left', 'obtained'] }
  const frame = frameOf('mount', { facts: { ...facts, page }, ...options.frame })
  const drawing = await drawn(<LaidOut {...{ view, groups, things, sectionOf, most, frame }} openKey={null} />)
  await drawing.calm()
  const parts = () =>
    drawing
      .all('.part')
      .map((part) => [
        part.querySelector('h2')?.textContent,
        [...part.querySelectorAll('[data-thing]')].map((one) => Number(one.getAttribute('data-thing'))),
        part.querySelector('.blocks') === null ? 'rows' : 'blocks',
      ])
  return { ...drawing, parts }
}

test('by what a character has of them things are in sections, each with its number, what it has as blocks', async () => {
  const things = [thing(1, { isOwned: true }), thing(2), thing(3), thing(4, {}, { obtainable: false })]
  const page = await open({ view: 'standard', things })
  expect(page.parts()).toEqual([
    [`${sections.left} 2`, [2, 3], 'rows'],
    [`${sections.obtained} 1`, [1], 'blocks'],
  ])
  expect((await open({ view: 'standard', things, own: ['notObtainable', 'left'] })).parts()).toEqual([
    [`${sections.notObtainable} 1`, [4], 'rows'],
    [`${sections.left} 2`, [2, 3], 'rows'],
  ])
})

test('of a long list the first things are drawn, below headings that speak of all', async () => {
  const things = [1, 2, 3, 4, 5].map((id) => thing(id, { isOwned: id > 3 }))
  const parts = async (most: number) => (await open({ view: 'standard', things, most })).parts()
  expect(await parts(2)).toEqual([[`${sections.left} 3`, [1, 2], 'rows']])
  expect(await parts(3)).toEqual([[`${sections.left} 3`, [1, 2, 3], 'rows']])
  expect((await parts(4))[1]).toEqual([`${sections.obtained} 2`, [4], 'blocks'])
  expect((await open({ things, most: 2 })).all('[data-thing]')).toHaveLength(2)
})

test('where it is not known what a character has, all things are rows', async () => {
  const page = await open({ view: 'standard', frame: { isKnown: false } })
  expect([page.parts(), page.all('.rows-of-things a').length]).toEqual([[], 2])
})

test('in blocks what is missing is dimmed where that is known', async () => {
  const dimmed = async (isKnown: boolean) => {
    const page = await open({ view: 'blocks', frame: { isKnown, isPictured: true } })
    return page.all('a').filter(({ classList }) => classList.contains('lacking')).length
  }
  expect([await dimmed(true), await dimmed(false)]).toEqual([2, 0])
})

test('a list with a table of its own is drawn as that, one without as rows', async () => {
  const Table = ({ things }: TableProps) => <p className="own">{things.map(({ id }) => id).join()}</p>
  const own = await open({ view: 'table', frame: { extras: { table: Table } } })
  expect([own.words('.own'), own.all('.rows-of-things').length]).toEqual([['1,2'], 0])
  expect((await open({ view: 'table' })).all('.rows-of-things')).toHaveLength(1)
})

test('a table is given the same things for as long as it has all of them', async () => {
  const given: (readonly Thing[])[] = []
  const Table = ({ things }: TableProps) => {
    given.push(things)
    return null
  }
  const things = [1, 2, 3].map((id) => thing(id))
  await open({ view: 'table', things, most: 3, frame: { extras: { table: Table } } })
  expect(given.every((some) => some === things)).toBe(true)
  await open({ view: 'table', things, most: 2, frame: { extras: { table: Table } } })
  expect(given.at(-1)).toEqual(things.slice(0, 2))
})

test('a table of a section has all of its things as soon as it has one', async () => {
  const Table = ({ things }: TableProps) => <p className="own">{things.map(({ id }) => id).join()}</p>
  const groups = ['a', 'b', 'c'].map((slug) => ({ slug, name: slug }))
  const things = [1, 2, 3, 4, 5, 6].map((id) =>
    thing(id, { groups: [['a', 'b', 'c'][Math.floor((id - 1) / 2)] ?? ''] }),
  )
  const tables = async (view: PageView) =>
    (await open({ view, groups, things, most: 3, frame: { extras: { table: Table } } })).parts().map(([title]) => title)
  expect(await tables('table')).toEqual(['a 2', 'b 2'])
  const page = await open({ view: 'table', groups, things, most: 3, frame: { extras: { table: Table } } })
  expect(page.words('.own')).toEqual(['1,2', '3,4'])
  const exact = await open({ view: 'table', groups, things, most: 2, frame: { extras: { table: Table } } })
  expect(exact.words('.own')).toEqual(['1,2'])
  expect((await open({ groups, things, most: 3 })).parts().map(([, ids]) => ids)).toEqual([[1, 2], [3]])
})

const kinds = [
  { key: 9, name: 'Last', order: 3 },
  { key: 4, name: 'First', order: 1 },
]
const sectionOf = ({ id }: Thing) => kinds[id % 2] ?? { key: 0, name: '', order: 0 }

test('a list with sections of its own has them in their order; its groups come before these', async () => {
  const things = [thing(2), thing(1), thing(4), thing(3)]
  expect(
    bySection(things, sectionOf).map(({ key, name, things: some }) => [key, name, some.map(({ id }) => id)]),
  ).toEqual([
    [4, 'First', [1, 3]],
    [9, 'Last', [2, 4]],
  ])
  expect((await open({ things, sectionOf })).parts()).toEqual([
    ['First 2', [1, 3], 'rows'],
    ['Last 2', [2, 4], 'rows'],
  ])
  const grouped = things.map((one) => ({ ...one, groups: ['a'] }))
  expect((await open({ things: grouped, sectionOf, groups: [{ slug: 'a', name: 'Group' }] })).parts()).toEqual([
    ['Group 4', [2, 1, 4, 3], 'rows'],
  ])
})

test('a thing of several groups is below the first, and the others say how many more they have', async () => {
  const groups = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, name: slug.toUpperCase() }))
  const things = [thing(1, { groups: ['a', 'b'] }), thing(2, { groups: ['b'] }), thing(3, { groups: ['c'] })]
  const page = await open({ groups, things })
  expect(page.words('h2')).toEqual(['A 1', 'B 1, 1 more under A', 'C 1'])
})

test('whoever ticks has a button beside each heading for all of its things', async () => {
  const SelectAll = ({ name, things }: { name: string; things: readonly Thing[] }) => (
    <button type="button">{`${name}: ${things.length}`}</button>
  )
  const mark = { set: () => {}, isTicking: false, setTicking: () => {}, parts: { SelectAll } }
  const things = [1, 2, 3].map((id) => thing(id))
  const page = await open({ things, sectionOf, most: 1, frame: { mark: mark as never } })
  expect(page.words('.head button')).toEqual(['First: 2'])
  expect((await open({ things, sectionOf })).all('.head button')).toEqual([])
})
