import { expect, onTestFinished, test } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Blocks } from './blocks.tsx'
import type { ListFrame } from './frame.ts'
import { listTexts } from './list-texts.ts'
import type { Thing } from './thing.ts'

const { list } = listTexts('en')
const range = (from: number, to: number) => fill(list.block, { from: String(from), to: String(to) })

interface Options {
  count?: number
  isPictured?: boolean
  frame?: Partial<ListFrame>
  isMixed?: boolean
  isHeaded?: boolean
  openKey?: number | null
  isRoomy?: boolean
  thing?: (id: number) => Partial<Thing>
}

const open = ({ count = 3, isPictured = true, frame, isRoomy = true, thing = () => ({}), ...rest }: Options = {}) => {
  const things = Array.from({ length: count }, (_, at) =>
    thingOf({ id: at + 1, name: `Horn ${at + 1}` }, thing(at + 1)),
  )
  const given = frameOf('orchestrion', { isPictured, images: '/i/', ...frame })
  return drawn(<Blocks frame={given} things={things} openKey={null} {...rest} />, { isRoomy })
}

test('things are in blocks that say which of them they have', async () => {
  const page = await open({ count: 60 })
  const size = frameOf('orchestrion').facts.page.block ?? 25
  const ranges = [...Array(Math.ceil(60 / size)).keys()].map((at) =>
    range(at * size + 1, Math.min(60, (at + 1) * size)),
  )
  expect(page.words('.block > p span')).toEqual(ranges)
  expect(page.attributes('.block > ul', 'aria-label')).toEqual(ranges)
  expect(page.attributes('.block > ul', 'class')).toEqual(ranges.map(() => 'icons'))
  expect(page.all('.blocks.named').length).toBe(0)
  const named = await open({ isPictured: false })
  expect([named.all('.blocks.named').length, named.attributes('.block > ul', 'class')]).toEqual([1, ['names']])
})

test('a heading above says what one block has; of several each says its part', async () => {
  expect((await open({ isHeaded: true })).all('.block > p')).toEqual([])
  expect((await open({ isHeaded: true, count: 25 })).all('.block > p')).toEqual([])
  expect((await open({ isHeaded: true, count: 26 })).all('.block > p')).toHaveLength(2)
  expect((await open({ isHeaded: true, count: 60 })).all('.block > p').length).toBeGreaterThan(1)
  expect((await open()).all('.block > p')).toHaveLength(1)
})

test('the Tab key reaches one thing, the arrow keys the others, and then the one that had the focus', async () => {
  for (const isPictured of [true, false]) {
    const page = await open({ isPictured, count: 40 })
    const reached = () =>
      page.all('a[data-thing]').flatMap((link, at) => (link.getAttribute('tabindex') === '0' ? [at] : []))
    expect(reached()).toEqual([0])
    const links = page.all('a[data-thing]')
    await page.settle(() => links[0]?.focus())
    await page.settle(() => page.send(links[0] ?? page.document, 'keydown', { key: 'End' }))
    expect([page.document.activeElement === links[39], reached()]).toEqual([true, [39]])
  }
})

test('of what is veiled only the veil is there, and the Tab key reaches the first that is not', async () => {
  shield.set(10)
  onTestFinished(() => shield.set(null))
  for (const isPictured of [true, false]) {
    const page = await open({
      isPictured,
      frame: { isVeiled: ({ id }) => id === 1 },
      thing: (id) => ({ mainPatch: id * 10 + 5 }),
    })
    expect([page.all('.veil').length > 0, page.all('a[data-thing="1"], [data-tick="1"]').length]).toEqual([true, 0])
    expect(page.one('a[data-thing="2"]').getAttribute('tabindex')).toBe('0')
  }
})

test('where what is had stands beside what is not, a picture says which it is', async () => {
  const thing = (id: number) => ({ isOwned: id === 1 })
  const mixed = await open({ isMixed: true, thing })
  expect(mixed.attributes('a', 'aria-label')).toEqual([
    fill(list.completed, { name: 'Horn 1' }),
    ...[2, 3].map((id) => fill(list.missing, { name: `Horn ${id}` })),
  ])
  const isDimmed = ({ classList }: Element) => classList.contains('lacking')
  expect(mixed.all('a').map(isDimmed)).toEqual([false, true, true])
  const plain = await open({ thing })
  expect([plain.attributes('a', 'aria-label'), plain.all('a').some(isDimmed)]).toEqual([
    ['Horn 1', 'Horn 2', 'Horn 3'],
    false,
  ])
  expect(plain.attributes('a', 'title')).toEqual(['Horn 1', 'Horn 2', 'Horn 3'])
})

test('a block follows what its list is said to hold', async () => {
  const things = Array.from({ length: 3 }, (_, at) => thingOf({ id: at + 1, name: `Horn ${at + 1}` }))
  const frame = frameOf('orchestrion', { isPictured: true })
  const page = await drawn(<Blocks {...{ frame, things }} openKey={null} />)
  const looks = () => [
    page.attributes('a', 'aria-label')[0],
    page.all('a.lacking').length,
    page.all('.block > p').length,
  ]
  expect(looks()).toEqual(['Horn 1', 0, 1])
  await page.draw(<Blocks {...{ frame, things }} openKey={null} isMixed />)
  expect(looks()).toEqual([fill(list.missing, { name: 'Horn 1' }), 3, 1])
  await page.draw(<Blocks {...{ frame, things }} openKey={null} isMixed isHeaded />)
  expect(looks()).toEqual([fill(list.missing, { name: 'Horn 1' }), 3, 0])
  await page.draw(<Blocks {...{ frame, things }} openKey={null} isHeaded />)
  expect(looks()).toEqual(['Horn 1', 0, 0])
})

test('opening a thing draws its block alone, a tick among names no other name; what changes nothing there draws nothing', async () => {
  const seen: number[] = []
  const Sign = ({ id }: { id: number }) => {
    seen.push(id)
    return null
  }
  const things = Array.from({ length: 60 }, (_, at) => thingOf({ id: at + 1, name: `Horn ${at + 1}` }))
  const ids = things.map(({ id }) => id)
  for (const isPictured of [true, false]) {
    const frame = frameOf('orchestrion', { isPictured, signs: { labelOf: () => 'Wish list', Sign } })
    const page = await drawn(<Blocks {...{ frame, things }} openKey={null} />)
    expect(seen.splice(0)).toEqual(ids)
    await page.draw(<Blocks frame={{ ...frame, tally: null }} things={[...things]} openKey={null} />)
    expect(seen.splice(0)).toEqual([])
    await page.draw(<Blocks {...{ frame, things }} openKey={2} />)
    expect(seen.splice(0)).toEqual(ids.slice(0, 25))
    const ticked = things.map((thing) => ({ ...thing, isOwned: thing.id === 2 }))
    await page.draw(<Blocks frame={frame} things={ticked} openKey={2} />)
    expect(seen.splice(0)).toEqual(isPictured ? ids.filter((id) => id !== 2) : [])
    // The Tab key reaches another one then: that one's block is drawn, and the one of the first that it reached.
    await page.settle(() => page.one('a[data-thing="30"]').focus())
    expect(seen.splice(0)).toEqual(isPictured ? ids.slice(0, 50).filter((id) => id !== 2) : [1, 30])
  }
})

test.each([true, false])('what is open is marked (pictures: %j)', async (isPictured) => {
  const page = await open({ isPictured, openKey: 2 })
  expect(page.attributes('a', 'aria-current')).toEqual([null, 'true', null])
})

const SelectAll = ({ name, things }: { name: string; things: readonly Thing[] }) => (
  <button type="button">{`${name}: ${things.length}`}</button>
)
const markOf = (isTicking: boolean) =>
  ({ set: () => {}, isTicking, setTicking: () => {}, parts: { SelectAll } }) as unknown as NonNullable<
    ListFrame['mark']
  >

test('whoever ticks has a button for each block, and ticks by a press on a picture once they choose so', async () => {
  const page = await open({ frame: { mark: markOf(false) } })
  expect([page.words('.block button'), page.all('a').length, page.all('[data-tick]').length]).toEqual([
    [`${range(1, 3)}: 3`],
    3,
    0,
  ])
  const ticking = await open({ frame: { mark: markOf(true) }, thing: (id) => ({ isOwned: id === 2 }) })
  expect([ticking.all('a').length, ticking.all<HTMLInputElement>('[data-tick]').map(({ checked }) => checked)]).toEqual(
    [0, [false, true, false]],
  )
  expect(ticking.attributes('[data-tick]', 'tabindex')).toEqual(['0', '-1', '-1'])
})

test('a button of a block that has the focus leaves the Tab key what it reached', async () => {
  const page = await open({ frame: { mark: markOf(false) } })
  await page.settle(() => page.one('a[data-thing="3"]').focus())
  await page.settle(() => page.one('.block button').focus())
  expect(page.attributes('a', 'tabindex')).toEqual(['-1', '-1', '0'])
})

test('names have boxes where it is known what is had', async () => {
  const boxes = async (frame: Partial<ListFrame>) =>
    (await open({ isPictured: false, frame })).all('[data-tick]').length
  expect([await boxes({}), await boxes({ isKnown: false })]).toEqual([3, 0])
  expect((await open({ isPictured: true })).all('[data-tick]')).toEqual([])
})

test('blocks keep about the room that they will take', async () => {
  const height = async (options: Options) =>
    Number(/auto ([\d.]+)rem/.exec((await open({ count: 12, ...options })).attributes('.block', 'style')[0] ?? '')?.[1])
  expect(await height({})).toBe(3 * 3.25 + 1.5)
  expect(await height({ isPictured: false })).toBe(4 * 2.75 + 1.5)
  expect(await height({ isPictured: false, isRoomy: false })).toBe(6 * 2.75 + 1.5)
})
