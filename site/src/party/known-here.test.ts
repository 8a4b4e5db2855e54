import { expect, test } from 'vitest'
import { chosenKey, recentKey } from '#storage/keys.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { knownHere, readKnownHere } from './known-here.ts'

const person = (id: number, name = `Person ${id}`) => ({ id, name, worldName: 'Lich', iconUrl: '' })
const people = (...ids: number[]) => ids.map((id) => person(id))

test('whom this browser knows is in one list each, first among the reader’s own, and never without a name', () => {
  const user = {
    subject: 'mina',
    at: 1,
    nickname: '',
    lost: [],
    own: people(1, 2),
    favorites: [person(2), person(3), person(4, '')],
  }
  const storage = storageOf({
    [userKey]: JSON.stringify(user),
    [chosenKey]: JSON.stringify(people(5)),
    [recentKey]: JSON.stringify(people(3, 6, 1)),
  })
  const { own, favorites, opened } = readKnownHere(storage)
  expect([own, favorites, opened]).toEqual([people(1, 2, 5), people(3), people(6)])
  expect(knownHere(storage).map(({ id }) => id)).toEqual([1, 2, 5, 3, 6])
  expect(knownHere(storageOf())).toEqual([])
})
