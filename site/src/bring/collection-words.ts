import { type ItemType, itemWord } from '@kupodex/data/character'
import { foldNames } from '@kupodex/data/find'
import { collections } from '@kupodex/data/game'
import { collectLists } from './collect.ts'

export type CollectionNames = Readonly<Record<ItemType, string>>

/** A text as it is looked for: spreadsheets break lines within cells. */
export const folded = (text: string): string => foldNames(text.replaceAll('\n', ' ')).trim()

/** Finds the collection that a cell names: as pages, calls, tables or FFXIV Collect name it, or a list of rarity in any language. */
export const collectionFinder = (names: CollectionNames): ((cell: string) => ItemType | null) => {
  const types = new Map<string, ItemType>()
  const add = (word: string, type: ItemType) => {
    const key = folded(word)
    if (!types.has(key)) types.set(key, type)
  }
  for (const { type, table, page, list } of collections) {
    for (const word of [type, itemWord(type), table, page.path, names[type]]) add(word, type)
    if (list !== null) for (const word of [list.word, ...Object.values(list.names)]) add(word, type)
  }
  for (const [word, { type }] of Object.entries(collectLists)) add(word, type)
  return (cell) => types.get(folded(cell)) ?? null
}
