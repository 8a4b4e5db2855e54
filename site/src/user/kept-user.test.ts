import { expect, test } from 'vitest'
import { choose } from '#recent/chosen.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { isOfReader, keepUser, type KnownUser, ownOfUser, readUser } from './kept-user.ts'

const someone: KnownUser = {
  subject: 'a',
  at: 5,
  nickname: 'Moglin',
  isAdmin: false,
  seesIds: false,
  own: [{ id: 7, name: 'Mina Exodus', worldName: 'Lich', iconUrl: '' }],
  favorites: [],
  lost: [],
}

test('what is kept of a user is read again, and by nobody else', () => {
  const kept = storageOf()
  keepUser(kept, someone)
  expect(readUser(kept, 'a')).toEqual(someone)
  expect(readUser(kept, 'b')).toBeNull()
  keepUser(kept, null)
  expect(readUser(kept, 'a')).toBeNull()
})

test('whether somebody edits or sees ids is known of whoever it was kept of', () => {
  const kept = storageOf()
  keepUser(kept, { ...someone, isAdmin: true, seesIds: true })
  expect(readUser(kept, 'a')).toMatchObject({ isAdmin: true, seesIds: true })
})

const aldo = { id: 8, name: 'Aldo', worldName: 'Lich', iconUrl: '' }

test('own characters are those that were verified, not favorites', () => {
  const kept = storageOf()
  expect(ownOfUser(kept)).toEqual([])
  keepUser(kept, { ...someone, favorites: [aldo] })
  expect(ownOfUser(kept)).toEqual(someone.own)
})

test.each([
  ['half a text', '{"subject":"a"'],
  ['another shape', '[]'],
  ['nobody', 'null'],
  ['a user without a time', JSON.stringify({ ...someone, at: '5' })],
  ['a user without a nickname', JSON.stringify({ ...someone, nickname: null })],
  ['a list that is none', JSON.stringify({ ...someone, own: 'all' })],
  ['a list of lost ones that is none', JSON.stringify({ ...someone, lost: {} })],
  ['no character', JSON.stringify({ ...someone, own: [null] })],
  ['a character without an id', JSON.stringify({ ...someone, own: [{ ...someone.own[0], id: '7' }] })],
  ['a character without a name', JSON.stringify({ ...someone, favorites: [{ ...someone.own[0], name: null }] })],
])('damage is nothing: %s', (_, text) => {
  expect(readUser({ getItem: () => text }, 'a')).toBeNull()
})

test('it is known of a character at once whether the user owns it or has it as a favorite, or it was chosen here', () => {
  const kept = storageOf()
  expect(isOfReader(kept, 7)).toBe(false)
  keepUser(kept, { ...someone, favorites: [{ id: 8, name: '', worldName: '', iconUrl: '' }] })
  expect([7, 8, 9].map((id) => isOfReader(kept, id))).toEqual([true, true, false])
  keepUser(kept, null)
  choose(kept, aldo)
  expect([7, 8, 9].map((id) => isOfReader(kept, id))).toEqual([false, true, false])
})
