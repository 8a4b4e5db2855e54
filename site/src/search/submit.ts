import type { Ask } from '#ask/ask.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { isEnough } from './enough.ts'
import { findOnly } from './suggest.ts'
import { searchQuery } from './found-base.ts'

/** Where characters are, and where they are looked for: paths in the reader's language. */
interface FinderPaths {
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

/** Where a text leads that was sent: to the character of an id or of a name that only one has, else to the search. */
export const targetOf = async (ask: () => Promise<Ask>, text: string, paths: FinderPaths): Promise<string> => {
  const target = finderTarget(text, paths)
  if (characterIdIn(text) !== null || !isEnough(text)) return target
  const only = await ask()
    .then((via) => findOnly(via, text))
    .catch(() => null)
  return only === null ? target : `${paths.char}${only.id}/`
}
