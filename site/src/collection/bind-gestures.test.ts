import { expect, test, vi } from 'vitest'
import { bindGestures } from './bind-gestures.ts'
import { openGestures as open } from './gestures.fixture.ts'

/** A window of 100 pixels, whose frames are drawn when a test says, and what was scrolled. */
const openLowWindow = () => {
  const frames: (() => void)[] = []
  const scrolled = vi.fn()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('innerHeight', 100)
  vi.stubGlobal('scrollBy', scrolled)
  return { frames, scrolled }
}

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
  // What the pointer does outside the list reaches it, too.
  expect(captured.mock.calls).toEqual([[1], [1]])
  pointer('move', 5)
  expect([swept(), swept('off')]).toEqual([[], []])
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
  const { frames, scrolled } = openLowWindow()
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
  const { frames, scrolled } = openLowWindow()
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

test('gestures are heard before what is in the list hears of them, so that what they take does not reach it', () => {
  const { bound } = open()
  const early = bound.mock.calls.flatMap(([type, , options]) =>
    (options as AddEventListenerOptions).capture === true ? [type] : [],
  )
  expect(early).toEqual(expect.arrayContaining(['click', 'pointerdown', 'keydown']))
})
