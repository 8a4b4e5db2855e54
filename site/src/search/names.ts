import { foldSearch } from '@kupodex/data/names'
import type { NamesAnswer } from '@kupodex/data/contract'
import {
  canGoDeeper,
  namePrefix,
  type NameReading,
  nameWords,
  readNameSearch,
  type SearchPlace,
  shortestPrefix,
} from '@kupodex/data/names'

/** A character that a search found; the world is null where its id is not known. */
export interface FoundName {
  id: number
  name: string
  worldId: number
}

/** More are never shown: who finds so many writes more of the name. */
export const mostShown = 50

type Ask = (prefix: string) => Promise<NamesAnswer | null>

/** Reads the names of all that bear a word; null where the index has no such part or is cut finer than the word. */
const readIndex = async (ask: Ask, word: string): Promise<NamesAnswer['names'] | null> => {
  let length = Math.min(shortestPrefix, word.length)
  let prefix = namePrefix(word, length)
  let answer = await ask(prefix)
  while (answer !== null && word.length > length && canGoDeeper(prefix)) {
    prefix = namePrefix(word, ++length)
    // Where the index goes deeper, but not here, nobody bears the word.
    if (!answer.deeper.includes(prefix)) return answer.deeper.length === 0 ? answer.names : []
    answer = await ask(prefix)
  }
  return answer === null || answer.deeper.length > 0 ? null : answer.names
}

/** Whether every word of the search begins a word of the name. */
const bears = (name: string, words: readonly string[]): boolean => {
  const own = nameWords(name)
  return words.every((word) => own.some((one) => one.startsWith(word)))
}

const readingIn = async (ask: Ask, { name, worldIds }: NameReading): Promise<FoundName[] | null> => {
  const words = nameWords(name)
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined || longest.length < shortestPrefix) return null
  const names = await readIndex(ask, longest)
  if (names === null) return null
  const wanted = foldSearch(name)
  return names
    .filter(([, name, worldId]) => bears(name, words) && (worldIds === null || worldIds.has(worldId)))
    .map(([id, name, worldId]): FoundName => ({ id, name, worldId }))
    .sort(
      (a, b) =>
        Number(foldSearch(b.name).startsWith(wanted)) - Number(foldSearch(a.name).startsWith(wanted)) || a.id - b.id,
    )
}

/**
 * Looks a name up in the published index: everybody whose name has a word that begins with each word of the search, on the
 * world or data center after it (`readNameSearch`). Null where the index does not know: a name in letters that
 * it does not have, or a part of it that is cut finer than the search.
 */
export const searchIndex = async (
  ask: Ask,
  text: string,
  places: readonly SearchPlace[] = [],
): Promise<FoundName[] | null> => {
  const found = await Promise.all(readNameSearch(text, places).map((reading) => readingIn(ask, reading)))
  const known = found.filter((each) => each !== null)
  if (known.length === 0) return null
  return [...new Map(known.flat().map((one) => [one.id, one])).values()]
}
