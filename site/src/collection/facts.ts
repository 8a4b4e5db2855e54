import {
  type Collection,
  collectionPages,
  collections,
  type KnownCollection,
  type ListDetail,
  type PageFacts,
  type PageSort,
  type RarityType,
} from '@kupodex/data/game'

/** A collection whose page is a list made from its descriptor; achievements and titles have pages of their own. */
export type ListedType = Exclude<KnownCollection['type'], 'achievement' | 'title'>

type ListedFacts = Extract<KnownCollection, { type: ListedType }>

/** What lists of things are sorted by; achievements have more to sort by. */
export type ListSort = Exclude<PageSort, 'points' | 'newest'>

interface ListPage extends PageFacts {
  path: (typeof collectionPages)[ListedType]['path']
  sorts: readonly ListSort[]
  details: readonly ListDetail[]
}

/** What the page of a collection is made from: plain data, so that the descriptors of all others need not be loaded. */
export interface ListFacts {
  type: ListedType
  table: ListedFacts['table']
  learnt: Collection['learnt']
  /** Its rarity list; null without one. */
  list: RarityType | null
  page: ListPage
}

const isListed = (collection: KnownCollection): collection is ListedFacts =>
  collection.type !== 'achievement' && collection.type !== 'title'

/** Every collection that is listed from its descriptor, in the order of menus. */
export const listFacts: readonly ListFacts[] = collections.filter(isListed).map(({ type, table, learnt, list }) => {
  return { type, table, learnt, list: list?.word ?? null, page: collectionPages[type] }
})

export const factsOf = (type: ListedType): ListFacts => {
  const facts = listFacts.find((one) => one.type === type)
  if (facts === undefined) throw new Error(`No collection "${type}" is listed from its descriptor`)
  return facts
}
