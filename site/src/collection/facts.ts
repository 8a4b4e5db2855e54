import {
  type Collection,
  collectionPages,
  collections,
  type KnownCollection,
  type PageFacts,
  type RarityType,
} from '@kupodex/data/game'

/** A collection whose page is a list made from its descriptor; achievements and titles have pages of their own. */
export type ListedType = Exclude<KnownCollection['type'], 'achievement' | 'title'>

/** A collection that is listed from its descriptor. */
type ListedFacts = Extract<KnownCollection, { type: ListedType }>

/** What the page of a collection is made from: plain data, so that the descriptors of all others need not be loaded. */
export interface ListFacts {
  type: ListedType
  table: ListedFacts['table']
  learnt: Collection['learnt']
  /** Its rarity list; null without one. */
  list: RarityType | null
  page: PageFacts & { path: (typeof collectionPages)[ListedType]['path'] }
}

const isListed = (collection: KnownCollection): collection is ListedFacts =>
  collection.type !== 'achievement' && collection.type !== 'title'

/** Every collection that is listed from its descriptor, in the order of menus. */
export const listFacts: readonly ListFacts[] = collections.filter(isListed).map(({ type, table, learnt, list }) => {
  return { type, table, learnt, list: list?.word ?? null, page: collectionPages[type] }
})

/** Types whose pages have a route and a room of their own. */
const withRoom: readonly ListedType[] = [
  'bozjaNote',
  'cosmicMission',
  'emote',
  'fish',
  'hair',
  'leve',
  'orchestrion',
  'portrait',
  'triadCard',
  'triadNpc',
]

/** Collections whose page is the list alone. */
export const plainLists = listFacts.filter(({ type }) => !withRoom.includes(type))
