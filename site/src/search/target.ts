import { characterIdIn } from '#paths/lodestone.ts'

/** Where characters are, and where they are looked for: paths in the reader's language. */
export interface FinderPaths {
  char: string
  search: string
}

/** Where a finder leads: to the character whose id or address was typed, else to the search for a name. */
export const finderTarget = (text: string, { char, search }: FinderPaths): string => {
  const id = characterIdIn(text)
  return id === null ? `${search}?q=${encodeURIComponent(text.trim())}` : `${char}${id}/`
}
