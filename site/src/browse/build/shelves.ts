import { collectionPages, collections, type Language, type RarityType, type TableName } from '@kupodex/data/game'
import { pagesTexts } from '#character/texts.ts'
import type { CollectionType, ShelfThing } from '../thing.ts'

export interface Shelf {
  type: CollectionType
  table: TableName
  /** The word of its page, here as below a character. */
  path: (typeof collectionPages)[CollectionType]['path']
  /** Its rarity list; null without one. */
  list: RarityType | null
}

/** Every collection, in the order of menus. */
export const shelves: readonly Shelf[] = collections.map(({ type, table, list }) => ({
  ...{ type, table, list: list?.word ?? null },
  path: collectionPages[type].path,
}))

export const shelfOf = (type: CollectionType): Shelf => {
  const shelf = shelves.find((one) => one.type === type)
  if (shelf === undefined) throw new Error(`no collection is called ${type}`)
  return shelf
}

export const shelfName = (language: Language, { path }: Pick<Shelf, 'path'>): string => pagesTexts(language)[path].title

/** What some collections are called, by type: for what is not known of a character. */
export const collectionNames = (language: Language, types: readonly CollectionType[]): Record<string, string> =>
  Object.fromEntries(
    shelves.flatMap(({ type, path }) => (types.includes(type) ? [[type, shelfName(language, { path })]] : [])),
  )

/** Things by their collections, in the order in which these come, each below the name of its collection. */
export const partsOf = (
  language: Language,
  things: readonly ShelfThing[],
): { heading: string; things: readonly ShelfThing[] }[] =>
  [...Map.groupBy(things, ({ type }) => type)].map(([type, some]) => ({
    heading: shelfName(language, shelfOf(type)),
    things: some,
  }))
