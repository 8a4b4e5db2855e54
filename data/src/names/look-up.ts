import { foldSearch } from './fold.ts'
import { bears, canLookUp, type IndexFile, longestOf, readIndex } from './name-index.ts'
import { type NameReading, readNameSearch, type SearchPlace } from './search.ts'
import { companyWords, nameWords } from './words.ts'

export interface IndexedName {
  id: number
  name: string
  worldId: number
}

/** What the name index says of a name: those who have it, and whether a longer name would find fewer. */
export interface LookedUp<Found = IndexedName> {
  found: Found[]
  /** Whether there are more: the list was cut, or the index is cut finer than what was typed. */
  hasMore: boolean
  /** Whether the index knows words of these letters at all; where it does not, it cannot say that nobody has the name. */
  isKnown: boolean
}

export interface LookUpOptions {
  /** The worlds that may stand after the name; without them a name is a name alone. */
  places?: readonly SearchPlace[]
  /** Most characters that are listed; all when left out. */
  most?: number
}

export interface IndexedCompany {
  /** It has more digits than a number holds. */
  id: string
  name: string
  worldId: number
  /** How many of its members are known. */
  members: number
}

/** Reads a file of the index of characters by its prefix; null where there is none. */
type ReadNames = (prefix: string) => Promise<IndexFile<readonly [id: number, name: string, worldId: number]> | null>

/** Orders names that begin as typed before others. */
const asTyped = (text: string, a: { name: string }, b: { name: string }): number => {
  const begins = ({ name }: { name: string }) => Number(foldSearch(name).startsWith(foldSearch(text)))
  return begins(b) - begins(a)
}

const lookUpReading = async (
  read: ReadNames,
  { name, worldIds }: Pick<NameReading, 'name' | 'worldIds'>,
): Promise<{ found: IndexedName[]; isCut: boolean } | null> => {
  const words = nameWords(name)
  const longest = longestOf(words)
  if (longest === null) return null
  const entries = await readIndex(read, longest)
  if (entries === null) return null
  const found = entries.names
    .filter(([, name, worldId]) => bears(name, words) && (worldIds === null || worldIds.has(worldId)))
    .map(([id, name, worldId]): IndexedName => ({ id, name, worldId }))
    .sort((a, b) => asTyped(name, a, b) || a.id - b.id)
  return { found, isCut: entries.isCut }
}

/** What a text may mean (`readNameSearch`); one too short for a place after it is a name. */
const readingsOf = (text: string, places: readonly SearchPlace[]): Pick<NameReading, 'name' | 'worldIds'>[] => {
  const readings = readNameSearch(text, places)
  return readings.length > 0 || text.includes('@') ? readings : [{ name: text, worldIds: null }]
}

/**
 * Looks a name up in the published index alone: everybody whose name has a word that begins with each word of the search, on
 * the world or data center that is named after it. Those whose name begins as typed are first. Throws what `read` throws.
 */
export const lookUpNames = async (
  read: ReadNames,
  text: string,
  { places = [], most = Infinity }: LookUpOptions = {},
): Promise<LookedUp> => {
  const readings = await Promise.all(readingsOf(text, places).map((reading) => lookUpReading(read, reading)))
  const known = readings.filter((reading) => reading !== null)
  const all = [...new Map(known.flatMap(({ found }) => found).map((one) => [one.id, one])).values()]
  return {
    found: all.slice(0, most),
    hasMore: all.length > most || known.some(({ isCut }) => isCut),
    isKnown: known.length > 0,
  }
}

/**
 * Finds free companies of the published index whose names have a word that begins with each word of a text: first those whose
 * names begin as typed, then those with most members. Throws what `read` throws.
 */
export const lookUpCompanies = async (
  read: (
    prefix: string,
  ) => Promise<IndexFile<readonly [id: string, name: string, worldId: number, members: number]> | null>,
  text: string,
): Promise<IndexedCompany[]> => {
  const longest = canLookUp(text) ? longestOf(companyWords(text)) : null
  if (longest === null) return []
  const words = nameWords(text)
  return ((await readIndex(read, longest))?.names ?? [])
    .filter(([, name]) => bears(name, words))
    .map(([id, name, worldId, members]) => ({ id, name, worldId, members }))
    .sort((a, b) => asTyped(text, a, b) || b.members - a.members)
}
