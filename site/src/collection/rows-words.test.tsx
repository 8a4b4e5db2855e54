import { describe, expect, test, vi } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Rarity } from '#tables/rarity.ts'
import { fill } from '#texts/fill.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { Blocks } from './blocks.tsx'
import type { ListedType } from './facts.ts'
import type { ListFrame, TableProps } from './frame.ts'
import { listTexts } from './list-texts.ts'
import { Rows } from './rows.tsx'
import type { Thing } from './thing.ts'

const texts = listTexts('en')
const { list } = texts

const rarity = (rest: Partial<Rarity> = {}): Rarity => ({
  ...{ charCount: 25, failed: false },
  of: (id) => ({ id, count: 17, points: 10, percent: 68, percentFull: 68 }),
  ...rest,
})

interface Options {
  type?: ListedType
  frame?: Partial<ListFrame>
  thing?: Partial<Thing>
  row?: object
  isRoomy?: boolean
}

const frameFor = ({ type = 'mount', frame = {} }: Options) => frameOf(type, frame)
const thingFor = ({ thing = {}, row = {} }: Options, id = 1) => thingOf({ id, name: `Horn ${id}`, ...row }, thing)

/** One row of a list. */
const open = (options: Options = {}) =>
  drawn(<Rows frame={frameFor(options)} things={[thingFor(options)]} openKey={null} />, {
    isRoomy: options.isRoomy ?? true,
  })

test('the share of owners is a sentence with a short word for it, nothing while it is on its way, and a dash where it failed', async () => {
  const share = async (options: Options) => {
    const page = await open(options)
    return [page.words('.share .whole')[0] ?? page.words('.share')[0], page.words('.share .brief')[0]]
  }
  expect(await share({ frame: { rarity: rarity() } })).toEqual([fill(list.share, { share: '68.0%' }), '68.0%'])
  expect(await share({ frame: { rarity: null } })).toEqual(['', undefined])
  expect(await share({ frame: { rarity: rarity({ failed: true }) } })).toEqual(['–', undefined])
  expect(await share({ frame: { rarity: rarity({ charCount: 0 }) } })).toEqual([undefined, undefined])
  const none = rarity({ of: (id) => ({ id, count: 0, points: 0, percent: 0, percentFull: 0 }) })
  expect(await share({ frame: { rarity: none } })).toEqual([texts.rarity.nobody, undefined])
  // A list without a rarity of its own says nothing of it.
  expect(await share({ type: 'leve', frame: { rarity: rarity() } })).toEqual([undefined, undefined])
})

test('what stands beside a name is there only where there is something', async () => {
  const nothing: Options = { type: 'leve' }
  expect((await open(nothing)).all('.beside')).toEqual([])
  expect((await open({ ...nothing, frame: { notes: new Map([[1, { text: 'Somewhere' }]]) } })).all('.beside')).toEqual(
    [],
  )
  const noted = await open({ ...nothing, frame: { notes: new Map([[1, { text: 'Somewhere', end: 'Soon' }]]) } })
  expect([noted.words('.beside'), noted.words('.ways')]).toEqual([['Soon'], ['Somewhere']])
  const fixed = await open({ ...nothing, thing: { isOwned: true, fixed: { by: 'read', date: 5 } } })
  expect(fixed.words('.beside')).toEqual([list.known.read])
})

test('that the character has a thing is said of what nobody ticks, where no box says so', async () => {
  const has = async (options: Options) => {
    const page = await open(options)
    return [page.words('.has'), page.all('[data-tick]').length]
  }
  expect(await has({ thing: { isOwned: true } })).toEqual([[list.sections.obtained], 0])
  expect(await has({})).toEqual([[], 0])
  expect(await has({ type: 'vista', thing: { isOwned: true } })).toEqual([[], 1])
  expect(await has({ type: 'vista', frame: { isKnown: false } })).toEqual([[], 0])
})

test('how a thing is known is not said of what is veiled, nor in a list that nobody ticks', async () => {
  const thing: Partial<Thing> = { isOwned: true, fixed: { by: 'read', date: 5 } }
  const known = async (options: Options) => (await open({ thing, ...options })).all('.known').length
  expect(await known({ type: 'vista' })).toBe(1)
  expect(await known({ type: 'vista', frame: { isVeiled: () => true } })).toBe(0)
  expect(await known({ type: 'mount' })).toBe(0)
})

test('a category is the label of a list that shows them, where it has a name', async () => {
  const labels = async (type: ListedType, groups: string[]) =>
    (await open({ type, thing: { groups }, frame: { groupNames: new Map([['dungeons', 'Dungeons']]) } })).words(
      '.label',
    )
  expect(await labels('orchestrion', ['dungeons', 'others'])).toEqual(['Dungeons'])
  expect(await labels('orchestrion', ['others'])).toEqual([])
  expect(await labels('orchestrion', [])).toEqual([])
  expect(await labels('mount', ['dungeons'])).toEqual([])
})

test('its number stands before it in a list that has them, and one that the game hides says so', async () => {
  const numbers = async (type: ListedType, number: number | null | undefined) =>
    (await open({ type, thing: { number } as Partial<Thing> })).words('.number')
  expect(await numbers('orchestrion', 1234)).toEqual(['1,234'])
  expect(await numbers('orchestrion', null)).toEqual([`–${list.hidden}`])
  expect(await numbers('orchestrion', undefined)).toEqual([])
  expect(await numbers('mount', 1234)).toEqual([])
})

test('stars are drawn, and said for those who listen', async () => {
  const page = await open({ thing: { stars: 3 } })
  expect([page.words('.stars'), page.attributes('.stars', 'aria-label')]).toEqual([
    ['★★★'],
    [`${list.details.stars} (3)`],
  ])
  expect((await open()).all('.stars')).toEqual([])
})

test('of many ways the first are shown, as far as they are whole', async () => {
  const ways = async (howTo: string) => (await open({ thing: { howTo } })).words('.ways small')[0]
  const way = 'x'.repeat(150)
  expect(await ways(`${way} · ${'y'.repeat(47)}`)).toBe(`${way} · ${'y'.repeat(47)}`)
  expect(await ways(`${way} · ${'y'.repeat(48)}`)).toBe(`${way} …`)
  expect(await ways('x'.repeat(201))).toBe(`${'x'.repeat(200)} …`)
  expect(await ways(`A · B · ${way}${way}`)).toBe('A · B …')
  expect((await open({ thing: { howTo: '' } })).all('.ways')).toEqual([])
})

test('a part of the collection’s own stands below the ways of each thing that no shield hides', async () => {
  const inRow = ({ thing }: { thing: Thing }) => <i className="own">{thing.name}</i>
  const own = async (frame: Partial<ListFrame>) =>
    (await open({ frame: { extras: { inRow }, ...frame } })).words('.ways .own')
  expect([await own({}), await own({ isVeiled: () => true })]).toEqual([['Horn 1'], []])
})

test('what is open is marked', async () => {
  const things = [1, 2].map((id) => thingFor({}, id))
  const page = await drawn(<Rows frame={frameFor({})} things={things} openKey={2} />)
  expect(page.attributes('a[data-thing]', 'aria-current')).toEqual([null, 'true'])
})

const heightsIn = (page: Drawn, selector: string) =>
  page.attributes(selector, 'style').map((style) => Number(/auto ([\d.]+)rem/.exec(style ?? '')?.[1]))

test('rows keep about the room that they will take, by twenty: two lines on a phone, else as many as their ways', async () => {
  const things = Array.from({ length: 25 }, (_, at) =>
    thingFor({ thing: { howTo: 'x'.repeat(at === 0 ? 150 : 10) } }, at + 1),
  )
  const heights = async (isRoomy: boolean, frame: Partial<ListFrame> = {}) =>
    heightsIn(
      await drawn(<Rows frame={frameFor({ frame })} things={things} openKey={null} />, { isRoomy }),
      '.rows-of-things',
    )
  expect(await heights(false)).toEqual([70, 17.5])
  // Three lines of ways, and one each, in two columns.
  const about = (...heights: number[]) => heights.map((height) => expect.closeTo(height) as number)
  expect(await heights(true)).toEqual(about((5.85 + 19 * 3.5) / 2, (5 * 3.5) / 2))
  const inRow = () => null
  expect(await heights(true, { extras: { inRow } })).toEqual(about((8.25 + 19 * 5.85) / 2, (5 * 5.85) / 2))
})

test('rows in one column keep room for all of them, and of many ways for those that are shown', async () => {
  const things = [10, 500].map((length, at) => thingFor({ thing: { howTo: 'x'.repeat(length) } }, at + 1))
  const page = await drawn(null)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('48rem') }))
  await page.draw(<Rows frame={frameFor({})} things={things} openKey={null} />)
  expect(heightsIn(page, '.rows-of-things')).toEqual([expect.closeTo(3.5 + 7.05)])
})

test('what changes nothing of rows draws none of them again, and what is opened its own twenty', async () => {
  const isVeiled = vi.fn<(thing: Thing) => boolean>(() => false)
  const things = Array.from({ length: 45 }, (_, at) => thingFor({}, at + 1))
  const frame = frameOf('vista', { isVeiled })
  const page = await drawn(<Rows {...{ frame, things }} openKey={null} />)
  const drawnAgain = () => [...new Set(isVeiled.mock.calls.splice(0).map(([{ id }]) => id))]
  expect(drawnAgain()).toEqual(things.map(({ id }) => id))
  await page.draw(<Rows frame={{ ...frame, tally: null }} things={[...things]} openKey={null} />)
  expect(drawnAgain()).toEqual([])
  await page.draw(<Rows {...{ frame, things }} openKey={21} />)
  expect(drawnAgain()).toEqual(things.slice(20, 40).map(({ id }) => id))
  await page.draw(<Rows frame={frame} things={things.filter(({ id }) => id !== 45)} openKey={21} />)
  expect(drawnAgain()).toEqual([41, 42, 43, 44])
})

/** What stands on a page, whatever the order in which its attributes were set. */
const lookOf = (page: Drawn) =>
  page
    .all<HTMLInputElement>('#part *')
    .map((each) => [
      ...[
        each.localName,
        each.matches('input') ? each.checked : null,
        each.children.length > 0 ? '' : each.textContent,
      ],
      ...[...each.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    ])

/** What may change of a list while it is drawn. */
const changes: readonly [what: string, change: (props: TableProps) => TableProps][] = [
  ['rarity', (props) => ({ ...props, frame: { ...props.frame, rarity: rarity() } })],
  [
    'notes',
    (props) => ({ ...props, frame: { ...props.frame, notes: new Map([[1, { text: 'Somewhere', end: 'Soon' }]]) } }),
  ],
  ['whether it is known what is had', (props) => ({ ...props, frame: { ...props.frame, isKnown: false } })],
  ['the shield', (props) => ({ ...props, frame: { ...props.frame, isVeiled: ({ id }) => id === 1 } })],
  ['the names of groups', (props) => ({ ...props, frame: { ...props.frame, groupNames: new Map([['a', 'Others']]) } })],
  ['who may tick', (props) => ({ ...props, frame: { ...props.frame, mark: markOf(false) } })],
  ['what a press does', (props) => ({ ...props, frame: { ...props.frame, mark: markOf(true) } })],
  [
    'what the reader wants',
    (props) => ({
      ...props,
      frame: {
        ...props.frame,
        signs: { labelOf: (id) => (id === 1 ? 'Wish list' : ''), Sign: () => <i className="wanted" /> },
      },
    }),
  ],
  ['what is open', (props) => ({ ...props, openKey: 1 })],
  ['what is had', (props) => ({ ...props, things: props.things.map((thing) => ({ ...thing, isOwned: true })) })],
  [
    'what proves a thing',
    (props) => ({
      ...props,
      things: props.things.map((thing) => ({ ...thing, isOwned: true, fixed: { by: 'read' as const, date: 5 } })),
    }),
  ],
  [
    'its row',
    (props) => ({
      ...props,
      things: [1, 2].map((id) => thingFor({ thing: { groups: ['a'] }, row: { name: 'Other' } }, id)),
    }),
  ],
  ['which things there are', (props) => ({ ...props, things: props.things.slice(1) })],
]

const SelectAll = () => <button type="button">All</button>
const markOf = (isTicking: boolean) =>
  ({ set: () => {}, isTicking, setTicking: () => {}, parts: { SelectAll } }) as unknown as NonNullable<
    ListFrame['mark']
  >

const forms = [
  ['rows', 'orchestrion', false],
  ['rows', 'mount', false],
  ['blocks of names', 'orchestrion', false],
  ['blocks of pictures', 'orchestrion', true],
  ['blocks of pictures', 'mount', true],
] as const

describe.each(forms)('%s of %s', (form, type, isPictured) => {
  const props: TableProps = {
    frame: frameOf(type, { groupNames: new Map([['a', 'Dungeons']]), isPictured, images: isPictured ? '/i/' : null }),
    things: [1, 2].map((id) => thingFor({ thing: { groups: ['a'] } }, id)),
    openKey: null,
  }
  const part = (given: TableProps) => (form === 'rows' ? <Rows {...given} /> : <Blocks {...given} isMixed />)

  test.each(changes)('follow %s', async (_, change) => {
    const changed = change(props)
    const expected = lookOf(await drawn(part(changed)))
    const page = await drawn(part(props))
    await page.draw(part(changed))
    expect(lookOf(page)).toEqual(expected)
    await page.draw(part(props))
    await page.draw(part(changed))
    expect(lookOf(page)).toEqual(expected)
  })
})
