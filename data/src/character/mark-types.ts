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

/** The types that are ticked by hand. */
export const markTypes: readonly MarkType[] = tickedCollections.map(({ type }) => type)

/** The table of each type that is ticked by hand. */
export const markTables = Object.fromEntries(tickedCollections.map(({ type, table }) => [type, table])) as {
  readonly [One in TickedCollection as One['type']]: One['table']
}

/** Whether a type is ticked by hand. */
export const isMarkType = (type: ItemType): type is MarkType => (markTypes as readonly ItemType[]).includes(type)

/** Every type of thing that a character has. */
export const itemTypes: readonly ItemType[] = collections.map(({ type }) => type)

/**
 * The word of a type in paths, `{type}s` with an s whatever English says; those that English leaves alone (whose table has
 * the same name) are known without it too.
 */
export const itemWords: Readonly<Record<string, ItemType>> = Object.fromEntries(
  collections.flatMap(({ type, table }) => [[`${type}s`, type], ...(table === type ? [[type, type]] : [])]) as [
    string,
    ItemType,
  ][],
)
