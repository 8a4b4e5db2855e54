import { foldSearch, type NameReading, nameWords, readNameSearch, type SearchPlace } from '@kupodex/data/names'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { bears, longestOf, readIndex } from './name-index.ts'

/** A character of the name index. */
export interface FoundName {
  id: number
  name: string
  worldId: number
  /** Only a function's answer has it. */
  iconUrl?: string | undefined
}

/** What the name index says of a name: those who have it, and whether a longer name would find fewer. */
export interface LookedUp {
  found: FoundName[]
  /** Whether there are more: the list was cut, or the index is cut finer than what was typed. */
  hasMore: boolean
  /** Whether the index knows words of these letters at all; where it does not, it cannot say that nobody has the name. */
  isKnown: boolean
}

/** How a name is looked up. */
export interface LookUpOptions {
  /** The worlds that may stand after the name; without them a name is a name alone. */
  places?: readonly SearchPlace[]
  /** Most characters that are listed; all when left out. */
  most?: number
}

const lookUpReading = async (
  ask: Ask,
  { name, worldIds }: Pick<NameReading, 'name' | 'worldIds'>,
): Promise<{ found: FoundName[]; isCut: boolean } | null> => {
  const words = nameWords(name)
  const longest = longestOf(words)
  if (longest === null) return null
  const read = async (prefix: string) => published(await ask('names', { prefix }, { once: true }))
  const entries = await readIndex(read, longest)
  if (entries === null) return null
  const wanted = foldSearch(name)
  const found = entries.names
    .filter(([, name, worldId]) => bears(name, words) && (worldIds === null || worldIds.has(worldId)))
    .map(([id, name, worldId]): FoundName => ({ id, name, worldId }))
    .sort(
      (a, b) =>
        Number(foldSearch(b.name).startsWith(wanted)) - Number(foldSearch(a.name).startsWith(wanted)) || a.id - b.id,
    )
  return { found, isCut: entries.isCut }
}

/** What a text may mean (`readNameSearch`); one too short for a place after it is a name. */
const readingsOf = (text: string, places: readonly SearchPlace[]): Pick<NameReading, 'name' | 'worldIds'>[] => {
  const readings = readNameSearch(text, places)
  return readings.length > 0 || text.includes('@') ? readings : [{ name: text, worldIds: null }]
}

/**
 * Looks a name up in the published index alone: everybody whose name has a word that begins with each word of the search, on
 * the world or data center that is named after it. Those whose name begins as typed are first. Throws an `AskError` where the
 * index cannot be read.
 */
export const lookUpNames = async (
  ask: Ask,
  text: string,
  { places = [], most = Infinity }: LookUpOptions = {},
): Promise<LookedUp> => {
  const readings = await Promise.all(readingsOf(text, places).map((reading) => lookUpReading(ask, reading)))
  const known = readings.filter((reading) => reading !== null)
  const all = [...new Map(known.flatMap(({ found }) => found).map((one) => [one.id, one])).values()]
  return {
    found: all.slice(0, most),
    hasMore: all.length > most || known.some(({ isCut }) => isCut),
    isKnown: known.length > 0,
  }
}
