import { expect, test } from 'vitest'
import { openGestures as open } from './gestures.fixture.ts'

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
