import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollAlong } from './scroll-along.ts'

let scrolled = 0
let times = 0

beforeEach(() => {
  ;[scrolled, times] = [0, 0]
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    scrolled += top
    times += 1
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A box from 200 to 700 pixels below the top of the window, which can be scrolled to `end`. */
const boxAt = (scrollTop: number, end: number) => {
  const box = {
    scrollTop,
    getBoundingClientRect: () => ({ top: 200, bottom: 700 }),
    scrollBy: ({ top }: { top: number }) => void (box.scrollTop = Math.min(end, Math.max(0, box.scrollTop + top))),
  }
  return box as unknown as Element
}

test.each([
  [400, 0, false],
  [72, 0, false],
  [42, -9, true],
  [798, 21, true],
])('a drag at %i scrolls the page by %i', (y, by, has) => {
  expect(scrollAlong(y, null)).toBe(has)
  expect(scrolled).toBeCloseTo(by)
  expect(times).toBe(has ? 1 : 0)
})

test('within a box a drag scrolls the box, and the page once that is at its end', () => {
  const box = boxAt(0, 15)
  expect([scrollAlong(678, box), box.scrollTop, scrolled]).toEqual([true, 15, 0])
  expect([scrollAlong(678, box), box.scrollTop, scrolled]).toEqual([false, 15, 0])
  expect([scrollAlong(738, box), box.scrollTop]).toEqual([true, 15])
  expect(scrolled).toBeCloseTo(3)
  expect([scrollAlong(222, box), box.scrollTop]).toEqual([true, 0])
})
