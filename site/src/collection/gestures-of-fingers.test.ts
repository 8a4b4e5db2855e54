import { expect, test, vi } from 'vitest'
import { openGestures as open } from './gestures.fixture.ts'

const finger = { pointerType: 'touch' }

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
