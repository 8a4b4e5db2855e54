import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readerCharacters } from './reader-characters.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const people = (...ids: number[]) => ids.map(person)
const idsOf = (own: number[] | null, favorites: number[], recent: number[]) =>
  readerCharacters(
    own === null ? null : { own: people(...own), favorites: people(...favorites) },
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

test('nobody is there twice, and who has own characters sees one first', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(ids, ids, ids, (own, favorites, recent) => {
      const shown = readerCharacters({ own: people(...own), favorites: people(...favorites) }, people(...recent))
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      expect(shown[0]?.kind === 'own').toBe(own.length > 0)
    }),
  )
})
