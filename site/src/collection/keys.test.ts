import { describe, expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { moveByKey, moveFocus, nextPlace, reachedOf } from './keys.ts'

/** Two blocks side by side, the left one of 3 columns and 5 links, the right one of 2 and 4, and a row below. */
const spots = [
  ...[0, 1, 2, 3, 4].map((at) => ({ x: (at % 3) * 10, y: Math.floor(at / 3) * 10 })),
  ...[0, 1, 2, 3].map((at) => ({ x: 50 + (at % 2) * 10, y: Math.floor(at / 2) * 10 })),
  { x: 0, y: 50 },
]
const from = (at: number, key: string) => nextPlace(key, at, spots.length, () => spots)

describe('an arrow key leads', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', 5],
    [9, 'ArrowRight', null],
    [0, 'ArrowLeft', null],
    [5, 'ArrowLeft', 4],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowUp', 1],
    [8, 'ArrowDown', 9],
    [9, 'ArrowUp', 3],
    [0, 'ArrowUp', null],
    [7, 'Home', 0],
    [7, 'End', 9],
    [9, 'End', null],
    [3, 'Enter', null],
  ] as const)('from %i by %s to %s', (at, key, to) => expect(from(at, key)).toBe(to))
})

test('the layout is asked for only where it decides', () => {
  const never = () => {
    throw new Error('asked')
  }
  expect(nextPlace('ArrowRight', 0, 2, never)).toBe(1)
  expect(nextPlace('End', 0, 2, never)).toBe(1)
})

test('the Tab key reaches what had the focus last, else the first thing that is shown', () => {
  const things = [7, 8, 9].map((id) => ({ id, key: id * 10 }))
  const isVeiled = ({ id }: { id: number }) => id === 7
  expect([reachedOf(things, 90, isVeiled), reachedOf(things, null, isVeiled), reachedOf(things, 60, isVeiled)]).toEqual(
    [9, 8, 8],
  )
  expect(reachedOf([], null, isVeiled)).toBeNull()
})

/** A grid of three links, and a key that is pressed in it while a link has the focus. */
const pressIn = (at: number, key: string, more: object = {}) => {
  const page = openPage(
    '<div><a data-thing="0"></a><a data-thing="1"></a><a data-thing="2"></a><button data-thing="3"></button></div>',
  )
  const links = page.all('a')
  links[at]?.focus()
  const preventDefault = vi.fn<() => void>()
  const keys = { altKey: false, ctrlKey: false, metaKey: false, ...more }
  moveByKey({ ...keys, key, currentTarget: page.one('div'), preventDefault })
  return [links.findIndex((link) => link === page.document.activeElement), preventDefault.mock.calls.length]
}

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [1, 'ArrowLeft', 0],
  [1, 'Home', 0],
  [1, 'End', 2],
])('from link %i, %s moves the focus to link %i', (at, key, to) => expect(pressIn(at, key)).toEqual([to, 1]))

test.each([
  ['Enter', {}],
  ['ArrowRight', { altKey: true }],
  ['ArrowRight', { ctrlKey: true }],
  ['ArrowRight', { metaKey: true }],
])('%s with %j is the browser’s', (key, more) => expect(pressIn(1, key, more)).toEqual([1, 0]))

test('where no link has the focus, no key gives it to one', () => expect(pressIn(-1, 'ArrowRight')).toEqual([-1, 0]))

/** A tall link beside a small one, and below them a narrow one and another; each as left, top, width and height. */
const uneven = [
  [0, 0, 100, 60],
  [110, 20, 20, 20],
  [0, 70, 20, 20],
  [40, 70, 20, 20],
] as const

test.each([
  [0, 'ArrowDown', 3],
  [1, 'ArrowUp', 1],
  [2, 'ArrowUp', 0],
  [3, 'ArrowUp', 0],
])('among links of unlike sizes, middles decide: from link %i %s leads to link %i', (at, key, to) => {
  const page = openPage(`<div>${'<a data-thing="0"></a>'.repeat(uneven.length)}</div>`)
  const links = page.all('a')
  for (const [place, [left, top, width, height]] of uneven.entries())
    Object.assign(links[place] ?? {}, { getBoundingClientRect: () => ({ left, top, width, height }) })
  links[at]?.focus()
  moveFocus(page.one('div'), key)
  expect(links.findIndex((link) => link === page.document.activeElement)).toBe(to)
})

/** A grid of 600 links in rows of ten, in which a key is pressed on one of them; which link has the focus then. */
const pressInLong = (at: number, key: string) => {
  const page = openPage(`<div>${'<a data-thing="0"></a>'.repeat(600)}</div>`)
  const links = page.all('a')
  const measured = new Set<number>()
  for (const [place, link] of links.entries())
    Object.assign(link, {
      getBoundingClientRect: () => {
        measured.add(place)
        return { left: (place % 10) * 20, top: Math.floor(place / 10) * 30, width: 20, height: 30 }
      },
    })
  links[at]?.focus()
  moveByKey({
    ...{ key, altKey: false, ctrlKey: false, metaKey: false, preventDefault: () => undefined },
    currentTarget: page.one('div'),
  })
  return { to: links.findIndex((link) => link === page.document.activeElement), measured: measured.size }
}

test.each([
  ['ArrowDown', 265],
  ['ArrowUp', 245],
  ['ArrowRight', 256],
  ['ArrowLeft', 254],
  ['Home', 0],
  ['End', 599],
])('in a long grid %s leads from link 255 to link %i', (key, to) => expect(pressInLong(255, key).to).toBe(to))

test('in a long grid up and down measure the links near by alone, all other keys none', () => {
  const { measured } = pressInLong(255, 'ArrowDown')
  expect(measured).toBeGreaterThan(20)
  expect(measured).toBeLessThan(500)
  expect(pressInLong(255, 'End').measured).toBe(0)
  expect([pressInLong(5, 'ArrowDown').to, pressInLong(595, 'ArrowUp').to, pressInLong(595, 'ArrowDown').to]).toEqual([
    ...[15, 585, 595],
  ])
})
