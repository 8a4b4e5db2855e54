import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindGestures } from './bind-gestures.ts'

/** A list of five things whose rows are 10 pixels high, one below the other, the third of which is checked. */
const open = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const boxOf = (id: number) =>
    `<input type="checkbox" data-tick="${id}" data-thing="${id}" ${id === 3 ? 'checked' : ''}>`
  const rows = [1, 2, 3, 4, 5].map(
    (id) => `<li id="row-${id}"><label class="tick">${boxOf(id)}</label> Thing ${id}</li>`,
  )
  const page = openPage(`<ul>${rows.join('')}</ul><p>Beside</p>`)
  const list = page.one('ul')
  const bound = vi.spyOn(list, 'addEventListener')
  const captured = vi.fn()
  Object.assign(list, { setPointerCapture: captured })
  Object.assign(page.document, {
    elementFromPoint: (_: number, y: number) => page.all('li')[Math.floor(y / 10)] ?? null,
  })
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const set = vi.fn<(ids: readonly number[], owned: boolean) => void>()
  const stop = bindGestures(list, { set })
  const box = (id: number) => page.one<HTMLInputElement>(`[data-tick="${id}"]`)
  const pointer = (type: string, id: number, more: object = {}) =>
    page.send(box(id), `pointer${type}`, {
      ...{ pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, shiftKey: false },
      ...{ clientX: 30, clientY: id * 10 - 5, ...more },
    })
  return {
    ...{ ...page, box, pointer, stop, bound, captured },
    key: (id: number, key: string, more: object = {}) => page.send(box(id), 'keydown', { key, ...more }),
    changes: () => {
      vi.runAllTimers()
      return set.mock.calls.splice(0)
    },
    swept: (how: 'on' | 'off' = 'on') => page.all(`[data-sweep=${how}]`).map(({ id }) => id),
    /** Whether the browser does what it would do of itself. */
    isLeft: (type: string) => page.send(list, type),
  }
}

test('Shift and a click make everything from what was ticked last like it', () => {
  const { box, send, click, changes } = open()
  click('[data-tick="2"]')
  expect(changes()).toEqual([])
  expect(send(box(4), 'click', { shiftKey: true })).toBe(false)
  expect(changes()).toEqual([[[2, 3, 4], true]])
  // Without one before, the box alone changes.
  const other = open()
  other.send(other.box(5), 'click', { shiftKey: true })
  expect(other.changes()).toEqual([[[5], false]])
})

test('a mouse drags over checkboxes: all become what the first becomes, in one change', () => {
  const { pointer, box, send, changes, swept, one, captured } = open()
  pointer('down', 2)
  pointer('move', 2)
  expect(captured).not.toHaveBeenCalled()
  expect([swept(), one('ul').dataset['sweeping']]).toEqual([[], undefined])
  pointer('move', 4)
  expect([swept(), one('ul').dataset['sweeping']]).toEqual([['row-2', 'row-3', 'row-4'], ''])
  pointer('move', 1)
  expect(swept()).toEqual(['row-1', 'row-2'])
  pointer('up', 1)
  // The click that ends it ticks nothing more.
  expect(send(box(1), 'click')).toBe(false)
  expect([swept(), changes()]).toEqual([[], [[[1, 2], true]]])
  pointer('down', 3)
  pointer('move', 4)
  expect(swept('off')).toEqual(['row-3', 'row-4'])
  pointer('up', 4)
  expect(changes()).toEqual([[[3, 4], false]])
  // What the pointer does outside the list is told to it, too.
  expect(captured.mock.calls).toEqual([[1], [1]])
  pointer('move', 5)
  expect([swept(), swept('off')]).toEqual([[], []])
})

test.each(['Escape', 'cancel', 'stop'] as const)('%s gives a drag up', (how) => {
  const { pointer, key, stop, changes, swept } = open()
  pointer('down', 2)
  pointer('move', 4)
  if (how === 'Escape') expect(key(2, 'Escape')).toBe(false)
  if (how === 'cancel') pointer('cancel', 2)
  if (how === 'stop') stop()
  pointer('up', 4)
  expect([swept(), changes()]).toEqual([[], []])
  expect(key(2, 'Escape')).toBe(true)
})

test('a press of another button, with Shift, or of a second finger drags nothing', () => {
  const { pointer, changes, swept } = open()
  for (const more of [{ button: 2 }, { shiftKey: true }, { isPrimary: false }]) {
    pointer('down', 2, more)
    pointer('move', 4)
    pointer('up', 4)
  }
  pointer('down', 2)
  pointer('move', 4, { pointerId: 2 })
  expect([swept(), changes()]).toEqual([[], []])
})

const finger = { pointerType: 'touch' }

test('a finger that rests on a checkbox drags from there, and the page does not scroll with it', () => {
  const { pointer, changes, swept, isLeft, bound } = open()
  pointer('down', 2, finger)
  // It may tremble meanwhile.
  pointer('move', 2, { ...finger, clientX: 36 })
  expect([swept(), isLeft('touchmove'), isLeft('contextmenu')]).toEqual([[], true, true])
  vi.advanceTimersByTime(400)
  expect([swept(), isLeft('touchmove'), isLeft('contextmenu')]).toEqual([['row-2'], false, false])
  // A browser asks only those who say that they may answer.
  expect(bound.mock.calls.find(([type]) => type === 'touchmove')?.[2]).toMatchObject({ passive: false })
  pointer('move', 3, finger)
  pointer('up', 3, finger)
  expect(changes()).toEqual([[[2, 3], true]])
  expect(isLeft('touchmove')).toBe(true)
})

test.each([
  ['moves on', 4],
  ['is lifted', null],
])('a finger that %s before that scrolls or ticks', (_, to) => {
  const { pointer, changes, swept, isLeft } = open()
  pointer('down', 2, finger)
  if (to === null) pointer('up', 2, finger)
  else pointer('move', to, finger)
  vi.advanceTimersByTime(400)
  pointer('move', 5, finger)
  expect([swept(), isLeft('touchmove')]).toEqual([[], true])
  pointer('up', 5, finger)
  expect(changes()).toEqual([])
})

test('arrows lead from box to box, and with Shift make all like the first, once Shift is let go', () => {
  const { box, key, send, document, changes, swept } = open()
  box(2).focus()
  expect(key(2, 'ArrowDown')).toBe(false)
  expect([document.activeElement, swept()]).toEqual([box(3), []])
  for (const [from, way] of [
    [3, 'ArrowUp'],
    [2, 'ArrowUp'],
  ] as const)
    key(from, way, { shiftKey: true })
  expect([document.activeElement, swept('off')]).toEqual([box(1), ['row-1', 'row-2', 'row-3']])
  key(1, 'ArrowDown', { shiftKey: true })
  expect(swept('off')).toEqual(['row-2', 'row-3'])
  send(box(2), 'keyup', { key: 'a' })
  expect(changes()).toEqual([])
  send(box(2), 'keyup', { key: 'Shift' })
  expect([changes(), swept('off')]).toEqual([[[[2, 3], false]], []])
  // Nor does a window that is left keep it open.
  key(2, 'End', { shiftKey: true })
  expect(document.activeElement).toBe(box(5))
  dispatchEvent({ type: 'blur' } as Event)
  expect(changes()).toEqual([[[2, 3, 4, 5], true]])
})

test.each([
  [1, 'ArrowUp', {}],
  [5, 'ArrowDown', {}],
  [1, 'Home', {}],
  [2, 'a', {}],
  [2, 'ArrowDown', { altKey: true }],
  [2, 'ArrowDown', { ctrlKey: true }],
  [2, 'ArrowDown', { metaKey: true }],
])('from box %i, %s with %j is the browser’s', (at, pressed, more) => {
  const { box, key, document } = open()
  box(at).focus()
  expect(key(at, pressed, more)).toBe(true)
  expect(document.activeElement).toBe(box(at))
})

test('a drag beyond the list, or beside its rows, goes on with the row that is as high', () => {
  const { pointer, changes, swept, document, all } = open()
  const rows = all('li')
  Object.assign(document, {
    // Only at the left there are rows: what is beside them is no part of the list.
    elementFromPoint: (x: number, y: number) =>
      x > 50 ? document.querySelector('p') : (rows[Math.floor(y / 10)] ?? null),
  })
  pointer('down', 2)
  pointer('move', 4, { clientX: 90 })
  expect(swept()).toEqual(['row-2', 'row-3', 'row-4'])
  // Above and below the window it stays at its edge.
  pointer('move', 1, { clientY: -40 })
  expect(swept()).toEqual(['row-1', 'row-2'])
  pointer('move', 5, { clientY: 5000 })
  expect(swept()).toEqual(['row-1', 'row-2'])
  pointer('up', 1)
  expect(changes()).toEqual([[[1, 2], true]])
})

test('a drag below the window goes on with the last row that is in it', () => {
  const { pointer, swept } = open()
  vi.stubGlobal('innerHeight', 50)
  pointer('down', 2)
  pointer('move', 4, { clientY: 5000 })
  expect(swept()).toEqual(['row-2', 'row-3', 'row-4', 'row-5'])
})

test('a drag near the edge of the window scrolls on by itself, until it is over', () => {
  const { pointer, changes } = open()
  const frames: (() => void)[] = []
  const scrolled = vi.fn()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('innerHeight', 100)
  vi.stubGlobal('scrollBy', scrolled)
  pointer('down', 1)
  pointer('move', 2)
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect([scrolled.mock.calls.length, frames.length]).toEqual([1, 2])
  pointer('up', 2)
  frames[1]?.()
  expect([scrolled.mock.calls.length, frames.length]).toEqual([1, 2])
  expect(changes()).toEqual([[[1, 2], true]])
})

test('a drag goes on though Shift is let go, and the click after the one that ends it is the browser’s', () => {
  const { pointer, box, send, changes, swept } = open()
  pointer('down', 1)
  pointer('move', 2)
  send(box(2), 'keyup', { key: 'Shift' })
  expect([swept(), changes()]).toEqual([['row-1', 'row-2'], []])
  pointer('up', 2)
  expect(send(box(2), 'click')).toBe(false)
  expect(changes()).toEqual([[[1, 2], true]])
  expect(send(box(4), 'click')).toBe(true)
})

test('a press that goes nowhere is a click like any other', () => {
  const { pointer, box, send, changes } = open()
  pointer('down', 2)
  pointer('move', 2)
  pointer('up', 2)
  expect(send(box(2), 'click')).toBe(true)
  expect(changes()).toEqual([])
})

test('a finger that trembles too far scrolls', () => {
  for (const [clientX, isDragged] of [
    [40, true],
    [41, false],
    [20, true],
    [19, false],
  ] as const) {
    const { pointer, isLeft } = open()
    pointer('down', 2, finger)
    pointer('move', 2, { ...finger, clientX })
    vi.advanceTimersByTime(400)
    expect(isLeft('touchmove')).toBe(!isDragged)
  }
})

test('how far a finger trembles is measured from where it came down', () => {
  const { pointer, isLeft } = open()
  pointer('down', 2, finger)
  pointer('move', 2, { ...finger, clientX: 37 })
  pointer('move', 2, { ...finger, clientX: 44 })
  vi.advanceTimersByTime(400)
  expect(isLeft('touchmove')).toBe(true)
})

test('a finger that is lifted and comes down again rests as long as the first time', () => {
  const { pointer, isLeft } = open()
  pointer('down', 2, finger)
  vi.advanceTimersByTime(300)
  pointer('up', 2, finger)
  pointer('down', 3, finger)
  vi.advanceTimersByTime(399)
  expect(isLeft('touchmove')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isLeft('touchmove')).toBe(false)
})

test('a drag takes in the rows that are scrolled to it', () => {
  const { pointer, swept, document, all } = open()
  const frames: (() => void)[] = []
  let scrolled = 0
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('innerHeight', 100)
  vi.stubGlobal('scrollBy', () => (scrolled += 10))
  const rows = all('li')
  Object.assign(document, { elementFromPoint: (_: number, y: number) => rows[Math.floor((y + scrolled) / 10)] ?? null })
  pointer('down', 1)
  pointer('move', 2)
  expect(swept()).toEqual(['row-1', 'row-2'])
  frames[0]?.()
  expect(swept()).toEqual(['row-1', 'row-2', 'row-3'])
})

test('what a gesture takes reaches nothing else of the page', () => {
  const { box, send, pointer } = open()
  const stopPropagation = vi.fn()
  send(box(1), 'click', { shiftKey: true, stopPropagation })
  expect(stopPropagation).toHaveBeenCalledTimes(1)
  box(1).focus()
  send(box(1), 'keydown', { key: 'ArrowDown', stopPropagation })
  expect(stopPropagation).toHaveBeenCalledTimes(2)
  pointer('down', 2)
  pointer('move', 4)
  send(box(4), 'keydown', { key: 'Escape', stopPropagation })
  expect(stopPropagation).toHaveBeenCalledTimes(3)
})

test('a press after a drag scrolls nothing before it drags, too', () => {
  const { pointer } = open()
  const frames: (() => void)[] = []
  const scrolled = vi.fn()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('innerHeight', 100)
  vi.stubGlobal('scrollBy', scrolled)
  pointer('down', 1)
  pointer('move', 2)
  pointer('up', 2)
  pointer('down', 1)
  frames[0]?.()
  expect([scrolled.mock.calls.length, frames.length]).toEqual([0, 1])
})

test('a drag over the rows of another list changes nothing of either', () => {
  const { pointer, changes, swept, document, one } = open()
  one('p').innerHTML = '<ul><li id="other"><label class="tick"><input type="checkbox" data-tick="9"></label></li></ul>'
  Object.assign(document, { elementFromPoint: () => one('#other') })
  pointer('down', 2)
  pointer('move', 4)
  pointer('up', 4)
  expect([swept(), changes()]).toEqual([[], []])
})

test.each([
  ['blocks', 'ArrowRight', false],
  ['names', 'ArrowRight', true],
])('in %s %s is the browser’s: %s', (className, pressed, isLeft) => {
  const { box, key, one, document } = open()
  one('ul').className = className
  box(2).focus()
  expect(key(2, pressed)).toBe(isLeft)
  expect(document.activeElement).toBe(box(isLeft ? 2 : 3))
})

test('a range by keys goes on with what its first box was ticked to last', () => {
  const { box, key, send, changes, click } = open()
  click('[data-tick="2"]')
  box(2).focus()
  key(2, 'ArrowDown', { shiftKey: true })
  send(box(3), 'keyup', { key: 'Shift' })
  expect(changes()).toEqual([[[2, 3], true]])
})

test('Shift and a click beside a box, on its label, ticks up to it; elsewhere a click is the browser’s', () => {
  const { click, send, changes, all, one } = open()
  click('[data-tick="2"]')
  const label = all('.tick')[3] ?? one('ul')
  expect(send(label, 'click', { shiftKey: true })).toBe(false)
  expect(changes()).toEqual([[[2, 3, 4], true]])
  expect(send(one('#row-5'), 'click', { shiftKey: true })).toBe(true)
  expect(changes()).toEqual([])
})

test('once it is stopped it listens to nothing any more, nor to the window', () => {
  const { stop, bound, one } = open()
  stop()
  const ofWindow = vi.spyOn(globalThis, 'addEventListener')
  const stopAgain = bindGestures(one('ul'), { set: () => {} })
  const areOver = () =>
    [...bound.mock.calls.slice(bound.mock.calls.length / 2), ...ofWindow.mock.calls].map(
      ([, , options]) => (options as AddEventListenerOptions).signal?.aborted,
    )
  expect(new Set(areOver())).toEqual(new Set([false]))
  stopAgain()
  expect(new Set(areOver())).toEqual(new Set([true]))
})

test('keys with Shift go on from where they were, and Escape gives them up', () => {
  const { key, send, box, changes, swept } = open()
  box(1).focus()
  key(1, 'ArrowDown', { shiftKey: true })
  key(2, 'ArrowDown', { shiftKey: true })
  expect(swept()).toEqual(['row-1', 'row-2', 'row-3'])
  expect(key(3, 'Escape')).toBe(false)
  send(box(3), 'keyup', { key: 'Shift' })
  expect([swept(), changes()]).toEqual([[], []])
})

test('gestures are heard before what is in the list hears of them, so that what they take does not reach it', () => {
  const { bound } = open()
  const early = bound.mock.calls.flatMap(([type, , options]) =>
    (options as AddEventListenerOptions).capture === true ? [type] : [],
  )
  expect(early).toEqual(expect.arrayContaining(['click', 'pointerdown', 'keydown']))
})
