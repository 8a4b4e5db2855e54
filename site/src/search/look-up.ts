import type { NamesAnswer } from '@kupodex/data/contract'
import { namePrefix, nameWords, shortestPrefix } from '@kupodex/data/names'
import { fewestLetters } from './enough.ts'

/** A character of the name index. */
export interface LookedUpName {
  id: number
  name: string
  worldId: number
}

/** What the name index says of a name: those who have it, and whether a longer name would find fewer. */
export interface LookedUp {
  found: LookedUpName[]
  hasMore: boolean
}

/** Most characters that are listed. */
const most = 20

const beginsWith = (words: readonly string[], wanted: readonly string[]) =>
  wanted.every((want) => words.some((word) => word.startsWith(want)))

/** Whether a name is long enough to be looked up: it has as many letters as every search asks for, two of them in a word. */
export const canLookUp = (text: string): boolean => {
  const words = nameWords(text)
  return words.join('').length >= fewestLetters && words.some((word) => word.length >= shortestPrefix)
}

/**
 * Looks for characters by the beginnings of the words of their name, in the published index alone: one small file for the
 * longest word, and one more for each letter by which the index is cut further.
 */
export const lookUpName = async (
  text: string,
  read: (path: string) => Promise<NamesAnswer | null>,
): Promise<LookedUp> => {
  const words = nameWords(text)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < shortestPrefix) return { found: [], hasMore: false }
  let prefix = namePrefix(longest)
  let answer = await read(`/api/names/${prefix}`)
  for (;;) {
    const next = namePrefix(longest, prefix.length + 1)
    if (next === prefix || !answer?.deeper.includes(next)) break
    prefix = next
    answer = await read(`/api/names/${prefix}`)
  }
  const fitting = (answer?.names ?? []).filter(([, name]) => beginsWith(nameWords(name), words))
  return {
    found: fitting.slice(0, most).map(([id, name, worldId]) => ({ id, name, worldId })),
    hasMore: fitting.length > most || (prefix === longest && (answer?.deeper.length ?? 0) > 0),
  }
}
