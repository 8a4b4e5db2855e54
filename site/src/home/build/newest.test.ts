import { expect, test } from 'vitest'
import { mainPatchesOf, newest, newestOf, patchOrder } from './newest.ts'

test.each([
  ['7.35', '7.4'],
  ['6.58', '7.0'],
  ['7.05', '7.1'],
  ['6.58', '7'],
  ['7', '7.05'],
  ['unknown', '2.0'],
])('%s is older than %s', (older, newer) => expect(patchOrder(older)).toBeLessThan(patchOrder(newer)))

test('the newest first, whole patches until there are enough; nothing of nothing', () => {
  const things = [
    { type: 'mount', id: 1, patch: '7.35' },
    { type: 'mount', id: 2, patch: '7.4' },
    { type: 'emote', id: 3, patch: '7.4' },
    { type: 'emote', id: 4, patch: '7.3' },
  ] as const
  const ids = (least: number) => newestOf(things, least)?.things.map(({ id }) => id)
  expect(ids(1)).toEqual([2, 3])
  expect(ids(3)).toEqual([2, 3, 1])
  expect(newestOf(things, 3)?.patch).toBe('7.35')
  expect(newestOf(things, 3)?.things.map(({ patch }) => patch)).toEqual(['7.4', '7.4', '7.35'])
  expect(ids(99)).toEqual([2, 3, 1, 4])
  expect(newestOf([], 3)).toBeNull()
})

test('the game’s own tables have newest things', () => {
  expect(newest(6)?.things.length).toBeGreaterThanOrEqual(6)
})

test('what is newest leads to the pages of its main patches, the newest first', () => {
  const of = (...patches: string[]) => mainPatchesOf(patches.map((patch, id) => ({ type: 'mount', id, patch })))
  expect(of('7.35', '7.41', '7.4', '7.3')).toEqual(['7.4', '7.3'])
  expect(of()).toEqual([])
  expect(mainPatchesOf(newest(6)?.things ?? []).length).toBeGreaterThan(0)
})
