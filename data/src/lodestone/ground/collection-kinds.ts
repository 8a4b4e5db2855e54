import { type SeenCollection, seenCollections } from '#game/collections/index.ts'

/** A page that lists what a character owns, named by its word in addresses. */
export type CollectionKind = SeenCollection['lodestone']['page']

export const collectionKinds: readonly CollectionKind[] = seenCollections.map(({ lodestone }) => lodestone.page)

/** The tab of a collection, named by the type of its things. */
export type CollectionTab = SeenCollection['type']

/** The collections in the order of their tabs, from left to right. */
export const tabbedCollections = seenCollections.toSorted((a, b) => a.lodestone.tab - b.lodestone.tab)

export const collectionTabs = Object.fromEntries(
  seenCollections.map(({ type, lodestone }) => [lodestone.page, type]),
) as Readonly<Record<CollectionKind, CollectionTab>>
