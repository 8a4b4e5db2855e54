import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

const event = (createdAt: number, type: string, id: number) => ({ createdAt, type, id })

test('the newest comes first, in whatever order the events were kept', () => {
  const [old, young] = [event(100, 'level', 1), event(200, 'mount', 2)]
  expect([old, young].sort(newestFirst)).toEqual([young, old])
  expect([young, old].sort(newestFirst)).toEqual([young, old])
})

test('what came at one moment is in the order of type, then of id', () => {
  const sorted = [event(5, 'level', 9), event(5, 'mount', 1), event(5, 'mount', 3), event(5, 'title', 2)]
  for (const order of [
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
  ])
    expect(order.flatMap((at) => sorted[at] ?? []).sort(newestFirst)).toEqual(sorted)
  expect(newestFirst(event(5, 'mount', 1), event(5, 'mount', 1))).toBe(0)
})
