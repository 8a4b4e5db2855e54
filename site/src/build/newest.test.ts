import { expect, test } from 'vitest'
import { newest, newestOf, patchOrder } from './newest.ts'

test.each([
  ['7.35', '7.4'],
  ['6.58', '7.0'],
  ['7.05', '7.1'],
])('%s is older than %s', (older, newer) => expect(patchOrder(older)).toBeLessThan(patchOrder(newer)))

test('only the newest patch, in order; nothing of nothing', () => {
  const things = [
    { type: 'mount', id: 1, patch: '7.35' },
    { type: 'mount', id: 2, patch: '7.4' },
    { type: 'emote', id: 3, patch: '7.4' },
  ] as const
  expect(newestOf(things)).toEqual({
    patch: '7.4',
    things: [
      { type: 'mount', id: 2 },
      { type: 'emote', id: 3 },
    ],
  })
  expect(newestOf([])).toBeNull()
})

test('the game’s own tables have a newest patch', () => {
  expect(newest()?.things.length).toBeGreaterThan(0)
})
