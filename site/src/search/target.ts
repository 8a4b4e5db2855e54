import { characterIdIn } from '#paths/lodestone.ts'
import { searchQuery } from './found-base.ts'

/** Where characters are, and where they are looked for: paths in the reader's language. */
export interface FinderPaths {
  char: string
  search: string
  /** The character whom the one found is compared with; null where it is opened. */
  compared: number | null
}

/** Where a finder leads: to the character whose id or address was typed, else to the search for a name. */
export const finderTarget = (text: string, { char, search, compared }: FinderPaths): string => {
  const id = characterIdIn(text)
  return id === null ? search + searchQuery(text, compared) : `${char}${id}/`
}
