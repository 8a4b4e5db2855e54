import {
  collections,
  type KnownCollection,
  type TickedCollection,
  tickedCollections,
} from '../game/collections/index.ts'

/** A type of thing that players tick by hand, as the API names it (spec: characters §3). */
export type MarkType = TickedCollection['type']

/** A type of thing that a character has: read from the Lodestone, through achievements, or ticked by hand. */
export type ItemType = KnownCollection['type']

export const markTypes: readonly MarkType[] = tickedCollections.map(({ type }) => type)

export const markTables = Object.fromEntries(tickedCollections.map(({ type, table }) => [type, table])) as {
  readonly [One in TickedCollection as One['type']]: One['table']
}

export const isMarkType = (type: ItemType): type is MarkType => (markTypes as readonly ItemType[]).includes(type)

export const itemTypes: readonly ItemType[] = collections.map(({ type }) => type)

export const isItemType = (word: string): word is ItemType => (itemTypes as readonly string[]).includes(word)

/** The word of a type in paths: with an s, whatever English says. */
export const itemWord = <Type extends ItemType>(type: Type): `${Type}s` => `${type}s`

/** The type of each word in paths; those that English leaves alone (whose table has the same name) are known without the s too. */
export const itemWords: Readonly<Record<string, ItemType>> = Object.fromEntries(
  collections.flatMap(({ type, table }) => [[itemWord(type), type], ...(table === type ? [[type, type]] : [])]) as [
    string,
    ItemType,
  ][],
)
