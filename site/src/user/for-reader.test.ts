import { expect, test } from 'vitest'
import { chosenKey, recentKey } from '#storage/keys.ts'
import { loadRecent } from '#recent/recent.ts'
import { openPage } from '#ui/page.fixture.ts'
import { forReader } from './for-reader.ts'
import { userKey } from './kept-user.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const user = { subject: 'a', at: 1, nickname: '', own: [person(7)], favorites: [person(8)], lost: [] }

const read = (kept: Record<string, unknown>) => {
  const { storage } = openPage('<main></main>', {
    kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  loadRecent(storage)
  const found: string[] = []
  forReader((characters) => found.push(...characters.map(({ id, kind }) => `${kind} ${id}`)))
  return found
}

test('a page speaks of an own character before the one opened last', () => {
  const recent = [person(9), person(8), person(7)]
  expect(read({ [userKey]: user, [recentKey]: recent })).toEqual(['own 7', 'favorite 8', 'opened 9'])
  expect(read({ [recentKey]: recent })).toEqual(['opened 9', 'opened 8', 'opened 7'])
})

test('a page speaks of the character that was chosen here, but of an own one first', () => {
  const kept = { [chosenKey]: [person(8)], [recentKey]: [person(9), person(8)] }
  expect(read(kept)).toEqual(['chosen 8', 'opened 9'])
  expect(read({ ...kept, [userKey]: user })).toEqual(['own 7', 'chosen 8', 'opened 9'])
})

test('a page has room for a character only where one was opened', () => expect(read({ [userKey]: user })).toEqual([]))
