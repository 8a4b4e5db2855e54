import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readerCharacters } from './reader-characters.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const people = (...ids: number[]) => ids.map(person)
const idsOf = (own: number[] | null, favorites: number[], recent: number[], chosen?: number) =>
  readerCharacters(
    own === null ? null : { own: people(...own), favorites: people(...favorites) },
    chosen === undefined ? null : person(chosen),
    people(...recent),
  ).map(({ id, kind }) => (kind === 'opened' ? id : `${kind} ${id}`))

test.each([
  ['without an account they are those opened last', null, [], [3, 1], [3, 1]],
  ['own ones come first, whatever was opened', [1, 2], [], [9, 8], ['own 1', 'own 2', 9, 8]],
  ['of the own ones the one opened last', [1, 2], [], [9, 2], ['own 2', 'own 1', 9]],
  ['then favorites', [1], [5, 6], [9, 6], ['own 1', 'favorite 6', 'favorite 5', 9]],
  ['a favorite of one’s own is there once', [1], [1, 5], [1], ['own 1', 'favorite 5']],
  ['five at most', [1, 2, 3], [4, 5, 6], [7], ['own 1', 'own 2', 'own 3', 'favorite 4', 'favorite 5']],
  ['nobody', [], [], [], []],
])('%s', (_, own, favorites, recent, shown) => expect(idsOf(own, favorites, recent)).toEqual(shown))

test.each([
  ['without an account it is first', null, [], [9, 7], ['chosen 7', 9]],
  ['it is also first where others were opened since', null, [], [9, 8], ['chosen 7', 9, 8]],
  ['it comes after own ones and before favorites', [1], [5], [9], ['own 1', 'chosen 7', 'favorite 5', 9]],
  ['as an own one it is there once', [1, 7], [5], [7], ['own 7', 'own 1', 'favorite 5']],
  ['as a favorite too', [], [5, 7], [5], ['chosen 7', 'favorite 5']],
])('of the one chosen in this browser: %s', (_, own, favorites, recent, shown) =>
  expect(idsOf(own, favorites, recent, 7)).toEqual(shown),
)

test('nobody is there twice, and who has own characters sees one first', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(ids, ids, ids, fc.option(fc.integer({ min: 1, max: 9 })), (own, favorites, recent, id) => {
      const user = { own: people(...own), favorites: people(...favorites) }
      const shown = readerCharacters(user, id === null ? null : person(id), people(...recent))
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(shown[0]?.kind === 'own').toBe(own.length > 0)
    }),
  )
})
