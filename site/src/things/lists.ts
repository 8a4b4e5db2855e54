import type { ItemType } from '@kupodex/data/character'
import {
  collectionPages,
  collections,
  isLearnt,
  type KnownCollection,
  type RarityType,
  soldTypes,
} from '@kupodex/data/game'
import type { pagesTexts } from '#character/texts.ts'

/** The things of a collection, as a list of every character. */
export interface ThingList {
  type: ItemType
  table: KnownCollection['table']
  word: (typeof collectionPages)[ItemType]['path']
  /** Its rarity list; null without one. */
  rarity: RarityType | null
  /** Whether players check it off, so that it has to be asked for. */
  isTicked: boolean
  /** Whether some of it can be sold on market boards. */
  isSold: boolean
}

const listOf = (collection: KnownCollection): ThingList => ({
  type: collection.type,
  table: collection.table,
  word: collectionPages[collection.type].path,
  rarity: collection.list?.word ?? null,
  isTicked: isLearnt('ticked', collection),
  isSold: soldTypes.includes(collection.type),
})

/** The lists of all collections: first what the Lodestone has, then what players check off. */
export const thingLists: readonly ThingList[] = collections
  .map(listOf)
  .toSorted((a, b) => Number(a.isTicked) - Number(b.isTicked))

/** The list that is open where an address names none. */
export const defaultWord = 'mounts' satisfies ThingList['word']

/** The list of some that a query opens; the default for a word that is no list. */
export const listIn = (search: string, lists: readonly ThingList[]): ThingList => {
  const asked = new URLSearchParams(search).get('list') ?? defaultWord
  const listOf = (word: string) => lists.find((list) => list.word === word)
  const list = listOf(asked) ?? listOf(defaultWord)
  if (list === undefined) throw new Error('the default list is missing')
  return list
}

/** What each list is called, by its word. */
export type ThingListNames = Readonly<Record<ThingList['word'], string>>

/** What each list is called: as its page. */
export const listNames = (pages: ReturnType<typeof pagesTexts>): ThingListNames =>
  Object.fromEntries(thingLists.map(({ word }) => [word, pages[word].title])) as Record<ThingList['word'], string>
