import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cardsNamed,
  deckSize,
  deckText,
  exceededBy,
  keepDecks,
  keptDecks,
  longestName,
  mostDecks,
  readDeck,
  withDeck,
} from './own-deck.ts'

const deckOf = (...stars: number[]) => stars.map((rarity) => ({ rarity }))

test.each([
  ['one card of five stars and one of four', [5, 4, 3, 3, 3], []],
  ['two of four stars', [4, 4, 3, 2, 1], []],
  ['two of five stars', [5, 5, 1, 1, 1], [5]],
  ['three of four stars', [4, 4, 4, 1, 1], [4]],
  ['two of four and one of five', [5, 4, 4, 1, 1], [4]],
  ['three of five stars', [5, 5, 5, 1, 1], [5, 4]],
  ['none', [], []],
])('%s', (_, stars, exceeded) => {
  expect(exceededBy(deckOf(...stars)).map((limit) => limit.stars)).toEqual(exceeded)
})

test('a deck comes back from its address', () => {
  const deck = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: deckSize })
  fc.assert(fc.property(deck, (ids) => void expect(readDeck(deckText(ids))).toEqual(ids)))
})

test('whatever an address has is a deck of ids, each once, and no more than fit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const ids = readDeck(text)
      expect(ids.length).toBeLessThanOrEqual(deckSize)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
    }),
  )
  expect(readDeck('3-3-x-07-1e3-x4-4x--5-999999-1000000-10-11-12')).toEqual([3, 5, 999_999, 10, 11])
  expect(readDeck(null)).toEqual([])
})

const storageOf = (text: string | null) => {
  const kept = { text }
  return { kept, getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) }
}

test('decks stay in the browser', () => {
  const storage = storageOf(null)
  expect(keptDecks(storage)).toEqual([])
  const decks = [{ name: 'Corners', ids: [5, 9] }]
  keepDecks(storage, decks)
  expect(keptDecks(storage)).toEqual(decks)
})

test('what another program kept beside them is left out, and so is what is too much', () => {
  const ours = Array.from({ length: mostDecks }, (_, at) => ({ name: `Deck ${at}`, deck: `${at + 1}` }))
  const long = { name: 'a'.repeat(longestName + 1), deck: '7' }
  const decks = keptDecks(storageOf(JSON.stringify([null, 'deck', { name: 'x' }, { deck: '1' }, long, ...ours])))
  expect(decks).toHaveLength(mostDecks)
  expect(decks.slice(0, 2)).toEqual([
    { name: 'a'.repeat(longestName), ids: [7] },
    { name: 'Deck 0', ids: [1] },
  ])
})

test.each(['', '{', 'null', '{"name":"a"}', '[1,null,{"name":"a"},{"name":"b","deck":"x"},{"name":4,"deck":"1"}]'])(
  'what is kept and cannot be read (%j) is no deck',
  (text) => expect(keptDecks(storageOf(text))).toEqual([]),
)

test('a deck takes the place of one of the same name, and the oldest make way', () => {
  const full = Array.from({ length: mostDecks }, (_, at) => ({ name: `Deck ${at}`, ids: [at + 1] }))
  const added = withDeck(full, { name: 'New', ids: [7] })
  expect(added).toHaveLength(mostDecks)
  expect([added[0]?.name, added.at(-1)?.name]).toEqual(['New', `Deck ${mostDecks - 2}`])
  const renewed = withDeck(full, { name: 'Deck 3', ids: [8] })
  expect(renewed.filter(({ name }) => name === 'Deck 3')).toEqual([{ name: 'Deck 3', ids: [8] }])
  expect(renewed).toHaveLength(mostDecks)
})

test('cards are found by a part of their names, those that begin with it first', () => {
  const cards = ['Great Gold Whisker', 'Dodo', 'Gold Saucer', 'Éclair'].map((name) => ({ name }))
  const found = (text: string, most = 9) => cardsNamed(cards, text, most).map(({ name }) => name)
  expect(found('gold')).toEqual(['Gold Saucer', 'Great Gold Whisker'])
  expect(found('gold', 1)).toEqual(['Gold Saucer'])
  expect(found('eclair')).toEqual(['Éclair'])
  expect(found(' ')).toEqual([])
})
