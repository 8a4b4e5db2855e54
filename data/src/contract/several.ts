import { type ItemType, itemWord } from '../character/mark-types.ts'

/**
 * The parameters of the call `charsitems` for some types and characters, in whatever order: in the one spelling that it takes. At most
 * `mostCharacters` characters.
 */
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
