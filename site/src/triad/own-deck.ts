import { foldNames, foldText, textMatcher } from '@kupodex/data/find'
import { listIn, wordsOf } from '#storage/kept-json.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import type { CardRow } from './card.tsx'

export const deckSize = 5

/** How many cards of at least so many stars a deck may hold: the game's own rules of building one. */
export const starLimits = [
  { stars: 5, most: 1 },
  { stars: 4, most: 2 },
] as const

export type StarLimit = (typeof starLimits)[number]

/** The limits that a deck exceeds; none where the game allows it. */
export const exceededBy = (deck: readonly Pick<CardRow, 'rarity'>[]): StarLimit[] =>
  starLimits.filter(({ stars, most }) => deck.filter(({ rarity }) => rarity >= stars).length > most)

/** A deck as it is in an address: the ids of its cards. */
export const deckText = (ids: readonly number[]): string => ids.join('-')

/** The ids of the cards in an address or in storage: what is no id is left out, and a card is in a deck once. */
export const readDeck = (text: string | null | undefined): number[] => {
  const ids = (text ?? '').split('-').filter((part) => /^[1-9]\d{0,5}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, deckSize)
}

export interface KeptDeck {
  name: string
  ids: readonly number[]
}

/** How many decks a browser keeps, and how long a name may be. */
export const [mostDecks, longestName] = [20, 40]

const key = 'kupodex.decks'

const isKept = (value: unknown): value is { name: string; deck: string } => {
  const { name, deck } = wordsOf(value)
  return typeof name === 'string' && typeof deck === 'string'
}

/** The decks that this browser keeps; what cannot be read is left out. */
export const keptDecks = (storage: Pick<SafeStorage, 'getItem'>): KeptDeck[] =>
  listIn(storage.getItem(key), isKept)
    .map(({ name, deck }) => ({ name: name.slice(0, longestName), ids: readDeck(deck) }))
    .filter(({ ids }) => ids.length > 0)
    .slice(0, mostDecks)

export const keepDecks = (storage: Pick<SafeStorage, 'setItem'>, decks: readonly KeptDeck[]): void =>
  storage.setItem(key, JSON.stringify(decks.map(({ name, ids }) => ({ name, deck: deckText(ids) }))))

/** Decks with one more, first; one of the same name makes way, and the oldest where there are too many. */
export const withDeck = (decks: readonly KeptDeck[], deck: KeptDeck): KeptDeck[] =>
  [deck, ...decks.filter(({ name }) => name !== deck.name)].slice(0, mostDecks)

/** The cards whose names have every word of a text, those that begin with it first; none for an empty one. */
export const cardsNamed = <Card extends { name: string }>(
  cards: readonly Card[],
  text: string,
  most: number,
): Card[] => {
  const sought = foldNames(text).trim()
  if (sought === '') return []
  const fits = textMatcher(sought)
  const isFirst = ({ name }: Card) => foldNames(name).startsWith(sought)
  return cards
    .filter(({ name }) => fits(foldText(name)))
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .slice(0, most)
}
