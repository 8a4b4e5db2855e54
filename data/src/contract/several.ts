import { type ItemType, itemWord } from '../character/mark-types.ts'

/** The parameters of `charsitems` in the one spelling that it takes, from types and characters in whatever order: at most `mostCharacters`. */
export const severalItemsParams = (
  types: Iterable<ItemType>,
  ids: Iterable<number>,
): { types: string; ids: string } => ({
  types: [...new Set(types)]
    .map((type): string => itemWord(type))
    .sort()
    .join(),
  ids: [...new Set(ids)].sort((a, b) => a - b).join(),
})
