import type { Ask } from '#ask/ask.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { isEnough } from './enough.ts'
import { findOnly } from './suggest.ts'
import { type FinderPaths, finderTarget } from './target.ts'

/** Where a text leads that was sent: to the character of an id or of a name that only one has, else to the search. */
export const targetOf = async (ask: () => Promise<Ask>, text: string, paths: FinderPaths): Promise<string> => {
  const target = finderTarget(text, paths)
  if (characterIdIn(text) !== null || !isEnough(text)) return target
  const only = await ask()
    .then((via) => findOnly(via, text))
    .catch(() => null)
  return only === null ? target : `${paths.char}${only.id}/`
}
