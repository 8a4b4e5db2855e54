import { type ComponentProps, Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RarityEntry } from '@kupodex/data/contract'
import { character } from '#dev/frame.fixture.ts'
import { defaultState } from '#list/controls/state.ts'
import { optionsOf } from '#list/page-words.ts'
import { nothingFixed } from '#marks/fixed.ts'
import type { Rarity } from '#tables/rarity.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { listPageProps } from './build/page-props.ts'
import type { ListedType } from './facts.ts'
import { noExtras, type RowPartProps } from './frame.ts'
import { listTexts } from './list-texts.ts'
import type { List as ListPart } from './list.tsx'
import { ownedThings, readThings } from './thing.ts'
import type { Ticking } from './tick-tools.tsx'

type Props = ComponentProps<typeof ListPart>

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

/** What the list of a collection is drawn with; the same each time. */
const propsOf = (type: ListedType, things: Props['things'], rest: Partial<Props> = {}): Props => {
  const { facts, ...props } = listPageProps('en', type, null)
  const options = optionsOf((rest.facts ?? facts).page)
  return {
    ...props,
    ...{ facts, things, character, extras: noExtras, texts: listTexts('en'), groups: [], proofNames: {}, tallies: [] },
    ...{ rarity: null, marks: null, owned: { state: 'ready', dates: new Map(), fixed: nothingFixed } },
    list: { options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} },
    ...rest,
  }
}

/** A page at an address, with the part that draws lists. */
const openAt = async (path: string) => {
  const page = await drawn(null, { path })
  return { ...page, List: (await import('./list.tsx')).List }
}

test('opening a thing draws its details and the row that marks it, ticking all things their boxes, and nothing else of the list', async () => {
  const seen = new Set<number>()
  const inRow = ({ thing: { id } }: RowPartProps) => {
    seen.add(id)
    return null
  }
  const rows = Array.from({ length: 120 }, (_, at) => ({
    id: at + 1,
    sort: at,
    name: `Note ${at + 1}`,
    number: at + 1,
  }))
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const things = ownedThings(readThings(rows, { itemBy: 'number' }))
  const props = propsOf('bozjaNote', [], { extras: { inRow } })
  const drawOwned = (dates: ReadonlyMap<number, number>) =>
    page.draw(
      <List {...props} things={things(dates, new Set())} owned={{ state: 'ready', dates, fixed: nothingFixed }} />,
    )
  await drawOwned(new Map())
  expect(seen.size).toBe(120)
  seen.clear()
  await page.click('a[data-thing="50"]')
  await page.until(() => expect(page.words('aside h2, [aria-current]')).toEqual(['Note 50', 'Note 50']))
  expect([...seen]).toEqual([50])
  seen.clear()
  await page.settle(() => dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })))
  await page.until(() => expect(page.words('aside h2, [aria-current]')).toEqual([]))
  expect(seen.size).toBe(1)
  seen.clear()
  await drawOwned(new Map(rows.map(({ id }) => [id, 1])))
  const boxes = page.all<HTMLInputElement>('[data-tick]')
  expect([boxes.filter(({ checked }) => checked).length, seen.size]).toEqual([120, 0])
})

test('a long list is drawn a window full at first and then bit by bit; what all rows say of rarity comes after all else', async () => {
  const { facts } = listPageProps('en', 'outfit', null)
  const rows = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, sort: at, name: `Outfit ${at + 1}` }))
  const { List, ...page } = await openAt('/char/5/outfits/')
  const seen: { rows: number; shares: number }[] = []
  const count = () => ({
    rows: page.all('.line').length,
    shares: page.words('.share').filter((words) => words !== '').length,
  })
  const props = propsOf('outfit', readThings(rows, { itemBy: 'id' }), {
    facts: { ...facts, page: { ...facts.page, rows: null } },
  })
  const drawWith = (rarity: Rarity | null) =>
    page.draw(
      <Profiler id="list" onRender={() => void seen.push(count())}>
        <List {...props} rarity={rarity} />
      </Profiler>,
    )
  await drawWith(null)
  const drawnRows = seen.map((each) => each.rows)
  expect([drawnRows[0], drawnRows.at(-1)]).toEqual([60, 300])
  expect(Math.max(...drawnRows.map((each, at) => each - (drawnRows[at - 1] ?? 0)))).toBeLessThanOrEqual(200)
  seen.length = 0
  await drawWith({ charCount: 10, failed: false, of: () => ({ count: 5 }) as RarityEntry })
  expect([seen[0], seen.at(-1)]).toEqual([
    { rows: 300, shares: 0 },
    { rows: 300, shares: 300 },
  ])
})

test.each([
  ['/char/5/bozjanotes/nothing/', true],
  ['/char/5/bozjanotes/', false],
  ['/char/5/bozjanotes/1/', false],
])('of %s says that there is no such category: %s', async (path, isSaid) => {
  const { List, ...page } = await openAt(path)
  const props = propsOf('bozjaNote', readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' }))
  await page.draw(<List {...props} />)
  expect(page.document.body.textContent.includes(props.texts.list.noCategory)).toBe(isSaid)
  expect(page.all('a[data-thing]')).toHaveLength(1)
})

test('boxes are for those alone who can tick; a press on one says to others what it takes', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  const isOff = () => page.one('.rows-of-things [data-tick]').hasAttribute('disabled')
  await page.draw(<List {...propsOf('bozjaNote', things)} />)
  expect([isOff(), page.all('.needs-owner').length]).toEqual([true, 0])
  await page.click('.rows-of-things a')
  expect(page.all('.needs-owner').length).toBe(0)
  await page.click('.rows-of-things .tick')
  await page.until(() => expect(page.words('.needs-owner').length).toBe(1))
})

test('what it takes to tick comes with styles of its own', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  await page.draw(<List {...propsOf('bozjaNote', things)} />)
  expect(page.all('link[rel=stylesheet]')).toEqual([])
  await page.click('.rows-of-things .tick')
  await page.until(() => expect(page.words('.needs-owner').length).toBe(1))
  expect(page.all('link[rel=stylesheet]')).toHaveLength(1)
})

test('details are closed by a link to what was shown before, and a thing that is not there says so', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/9/')
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  const props = propsOf('bozjaNote', things)
  await page.draw(<List {...props} />)
  const { list } = props.texts
  await page.until(() => expect(page.words('#details')).toEqual([(list.ownWords.bozjaNote ?? list.usual).none]))
  expect([page.attributes('aside [data-back]', 'class'), page.all('aside [data-back] svg').length]).toEqual([
    ['link'],
    0,
  ])
  expect(page.attributes('aside a', 'href')).toContain(`/char/${character.id}/bozjanotes/`)
})

test('on paper a list is there whole before it is laid out', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    id: at + 1,
    sort: at,
    name: `Note ${at + 1}`,
    number: at + 1,
  }))
  const { facts } = listPageProps('en', 'bozjaNote', null)
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const props = propsOf('bozjaNote', readThings(rows, { itemBy: 'number' }), {
    facts: { ...facts, page: { ...facts.page, rows: 20 } },
  })
  await page.draw(<List {...props} />)
  expect(page.all('.line')).toHaveLength(20)
  dispatchEvent(new Event('beforeprint'))
  expect(page.all('.line')).toHaveLength(300)
  await page.settle(() => dispatchEvent(new Event('afterprint')))
  expect(page.all('.line')).toHaveLength(20)
})

const tabs = [
  { slug: 'framers', name: 'Framers' },
  { slug: 'others', name: 'Others' },
]

/** A list in two groups, at an address below it. */
const openTabs = async (below: string) => {
  const { List, ...page } = await openAt(`/char/${character.id}/portraits/${below}`)
  const rows = [1, 2].map((id) => ({ id, sort: id, name: `Portrait ${id}`, group: id === 1 ? 'framers' : 'others' }))
  const things = readThings(rows, { itemBy: 'id', groupsOf: ({ group }) => (group === undefined ? [] : [group]) })
  await page.draw(<List {...propsOf('portrait', things, { groups: tabs })} />)
  const { openName } = await import('#character/open-name.ts')
  return { ...page, title: () => openName.get(), names: () => page.words('.line a[data-thing]') }
}
const pathOf = (below: string) => `/char/${character.id}/portraits/${below}`
const escape = () => dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }))

test.each([
  ['nothing', '', ''],
  ['a group', 'framers/', 'Framers'],
  ['a thing', 'framers/1/', 'Portrait 1'],
  ['a thing that is not there', 'framers/9/', ''],
])('of %s that is open the title has the name', async (_, below, name) => {
  const page = await openTabs(below)
  await page.until(() => expect(page.title()).toBe(name))
})

test('a thing that is opened in a group is closed to it, and the group itself stays', async () => {
  const page = await openTabs('framers/')
  await page.settle(escape)
  expect([location.pathname, page.names()]).toEqual([pathOf('framers/'), ['Portrait 1']])
  await page.click('a[data-thing="1"]')
  await page.until(() => expect(page.attributes('aside [data-back]', 'href')).toEqual([pathOf('framers/')]))
  expect([location.pathname, page.names()]).toEqual([pathOf('framers/1/'), ['Portrait 1']])
  await page.settle(escape)
  await page.until(() => expect(page.all('aside h2')).toEqual([]))
  expect([location.pathname, page.names()]).toEqual([pathOf('framers/'), ['Portrait 1']])
})

test('a thing that its own address opens is closed to the group that this names', async () => {
  const page = await openTabs('others/2/')
  await page.until(() => expect(page.words('aside h2')).toEqual(['Portrait 2']))
  await page.settle(escape)
  expect(location.pathname).toBe(pathOf('others/'))
})

test.each([
  ['long list', 20, 30],
  ['list of which no more fits the window', 60, 70],
])('the rest of a %s is drawn by a button, with the focus on the first of it', async (_, most, all) => {
  const rows = Array.from({ length: all }, (_, at) => ({
    id: at + 1,
    sort: at,
    name: `Note ${at + 1}`,
    number: at + 1,
  }))
  const { facts } = listPageProps('en', 'bozjaNote', null)
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const props = propsOf('bozjaNote', readThings(rows, { itemBy: 'number' }), {
    facts: { ...facts, page: { ...facts.page, rows: most } },
  })
  await page.draw(<List {...props} />)
  expect(page.all('.line')).toHaveLength(most)
  await page.click('.plus')
  await page.until(() => expect(page.all('.line')).toHaveLength(all))
  expect(page.document.activeElement?.textContent).toBe(`Note ${most + 1}`)
  expect(page.all('.plus')).toEqual([])
})

const texts = { several: 'Several' }

test('whoever ticks has a bar below the list, and is not told what that takes', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  const set = vi.fn(async () => {})
  const parts = {
    MarksBar: () => <p className="bar-of-marks" />,
    SelectAll: () => null,
    TickTools: ({ mark: { isTicking, setTicking } }: { mark: Ticking }) => (
      <button className="tools" aria-pressed={isTicking} onClick={() => setTicking(!isTicking)} />
    ),
  }
  const marks = { texts, set, parts } as never
  await page.draw(<List {...propsOf('bozjaNote', things, { marks })} />)
  expect([page.all('.bar-of-marks').length, page.attributes('.tools', 'aria-pressed')]).toEqual([1, ['false']])
  await page.click('.tools')
  expect(page.attributes('.tools', 'aria-pressed')).toEqual(['true'])
  await page.click('.rows-of-things .tick')
  expect(page.all('.needs-owner')).toEqual([])
  await page.click('.rows-of-things [data-tick]')
  expect(set.mock.calls).toEqual([[[1], true]])
})

test('what it takes to tick is said for as long as that is missing, and only to who tried without it', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  const parts = { MarksBar: () => null, SelectAll: () => null, TickTools: () => null }
  const marks = { texts, set: async () => {}, parts } as never
  const [own, other] = [propsOf('bozjaNote', things, { marks }), propsOf('bozjaNote', things)]
  await page.draw(<List {...own} />)
  await page.click('.rows-of-things .tick')
  await page.draw(<List {...other} />)
  await page.calm()
  expect(page.all('.needs-owner')).toEqual([])
  await page.click('.rows-of-things .tick')
  await page.until(() => expect(page.all('.needs-owner')).toHaveLength(1))
  await page.draw(<List {...own} />)
  expect(page.all('.needs-owner')).toEqual([])
})

test('while nothing is open nothing is said of what is not there', async () => {
  const { List, ...page } = await openAt('/char/5/bozjanotes/')
  await page.draw(<List {...propsOf('bozjaNote', [])} />)
  expect(page.all('#details')).toEqual([])
})

describe('what details are made of is loaded', () => {
  const things = readThings([{ id: 1, sort: 1, name: 'Note 1', number: 1 }], { itemBy: 'number' })
  const open = async () => {
    const { List, ...page } = await openAt('/char/5/bozjanotes/')
    const loaded: string[] = []
    const { thingDetails } = await import('./details.tsx')
    vi.spyOn(thingDetails, 'ahead').mockImplementation(() => void loaded.push('lines'))
    const part = (name: string) => ({ Part: () => null, ahead: () => void loaded.push(name) })
    const extras = { details: part('details'), figure: part('figure'), ahead: () => void loaded.push('more') } as never
    await page.draw(<List {...propsOf('bozjaNote', things, { extras })} />)
    return { ...page, loaded }
  }

  test('when the reader comes to the list by a key, with what else the collection needs', async () => {
    const page = await open()
    expect(page.loaded).toEqual([])
    await page.settle(() => page.one('a[data-thing]').focus())
    expect(page.loaded).toEqual(['lines', 'details', 'figure', 'more'])
  })

  test('when the page is first scrolled', async () => {
    const page = await open()
    await page.settle(() => dispatchEvent(new Event('scroll')))
    await page.settle(() => dispatchEvent(new Event('scroll')))
    expect([...new Set(page.loaded)]).toEqual(['lines', 'details', 'figure'])
  })

  test('of a collection without parts of its own, too', async () => {
    const { List, ...page } = await openAt('/char/5/bozjanotes/')
    await page.draw(<List {...propsOf('bozjaNote', things)} />)
    await page.settle(() => page.one('a[data-thing]').focus())
    expect(page.all('a[data-thing]')).toHaveLength(1)
  })
})
