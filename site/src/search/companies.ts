import { bears, canLookUp, companyWords, foldSearch, longestOf, nameWords, readIndex } from '@kupodex/data/names'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { homeIn, homeText } from '#places/home.ts'

/** A free company that was found by its name. */
export interface FoundCompany {
  /** It has more digits than a number holds. */
  id: string
  name: string
  /** Data center and world; empty where they are not known. */
  place: string
  /** How many of its members are known. */
  members: number
}

/**
 * Finds free companies of the last night whose names have a word that begins with each word of a text: first those whose names begin as
 * typed, then those with most members, `most` at most. Throws an `AskError` where the index cannot be read.
 */
export const findCompanies = async (ask: Ask, text: string, most: number): Promise<FoundCompany[]> => {
  const longest = canLookUp(text) ? longestOf(companyWords(text)) : null
  if (longest === null) return []
  const read = async (prefix: string) => published(await ask('companyNames', { prefix }, { once: true }))
  const [entries, places] = await Promise.all([readIndex(read, longest), ask('places', {}, { once: true })])
  const homeOf = homeIn(places.ok ? places.value : null)
  const words = nameWords(text)
  const begins = (name: string) => Number(foldSearch(name).startsWith(foldSearch(text)))
  return (entries?.names ?? [])
    .filter(([, name]) => bears(name, words))
    .sort((a, b) => begins(b[1]) - begins(a[1]) || b[3] - a[3])
    .slice(0, most)
    .map(([id, name, worldId, members]) => ({ id, name, place: homeText(homeOf(worldId), ''), members }))
}
