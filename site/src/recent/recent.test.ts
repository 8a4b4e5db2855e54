import { expect, test } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import {
  forgetRecent,
  loadRecent,
  parseRecent,
  recent,
  type RecentCharacter,
  rememberRecent,
  shownOf,
  withRecent,
} from './recent.ts'

const person = (id: number, name = `Person ${id}`): RecentCharacter => ({ id, name, worldName: 'Lich', iconUrl: '' })

test('the newest is first, each once, and no more are kept than shown later', () => {
  const list = [1, 2, 3, 4, 5, 3].reduce<RecentCharacter[]>((kept, id) => withRecent(kept, person(id)), [])
  expect(list.map(({ id }) => id)).toEqual([3, 5, 4, 2, 1])
  const many = Array.from({ length: 30 }, (_, id) => person(id + 1)).reduce<RecentCharacter[]>(withRecent, [])
  expect(many).toHaveLength(20)
  expect(parseRecent(JSON.stringify([...many, person(40)]))).toEqual(many)
})

test.each([
  ['nothing', null],
  ['half a text', '[{"id":1'],
  ['another shape', '{"id":1}'],
  ['no name', JSON.stringify([person(1, '')])],
  ['nobody', JSON.stringify([person(0)])],
])('what was kept is read with care: %s', (_, text) => {
  expect(parseRecent(text)).toEqual([])
})

test('what is remembered is loaded again', () => {
  const storage = storageOf()
  rememberRecent(storage, person(7))
  recent.set([])
  loadRecent(storage)
  expect(recent.get()).toEqual([person(7)])
})

test('with a storage that keeps nothing the list lasts as long as the page', () => {
  const storage = { getItem: () => null, setItem: () => {} }
  recent.set([])
  rememberRecent(storage, person(8))
  rememberRecent(storage, person(9))
  expect(recent.get()).toEqual([person(9), person(8)])
})

test('what is forgotten is kept no longer, and the rest stays in its order', () => {
  recent.set([])
  const storage = storageOf()
  for (const id of [1, 2, 3]) rememberRecent(storage, person(id))
  forgetRecent(storage, [2, 9])
  expect(recent.get().map(({ id }) => id)).toEqual([3, 1])
  loadRecent(storage)
  expect(recent.get().map(({ id }) => id)).toEqual([3, 1])
})

test('five are shown, none of which is in another list of the reader', () => {
  const list = [1, 2, 3, 4, 5, 6, 7].map((id) => person(id))
  expect(shownOf(list).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(shownOf(list, new Set([1, 4, 9])).map(({ id }) => id)).toEqual([2, 3, 5, 6, 7])
})
