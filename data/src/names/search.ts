import { foldSearch, shortestSearch } from './fold.ts'

/** A world that a search may name, by its own name or by that of its data center. */
export interface SearchPlace {
  id: number
  world: string
  dataCenter: string
}

/** One interpretation of a search: how words of the name begin, and the worlds to search; null for all. */
export interface NameReading {
  name: string
  /** One or two words, folded. */
  words: readonly string[]
  worldIds: ReadonlySet<number> | null
}

/** How many letters of a place's name are needed to recognize it. */
const shortestPlace = 4

const wordsInName = 2

const wordsOf = (text: string): [typed: string, folded: string][] =>
  text
    .split(/\s+/)
    .map((word): [string, string] => [word, foldSearch(word)])
    .filter(([, folded]) => folded !== '')

const reading = (words: ReturnType<typeof wordsOf>, worldIds: NameReading['worldIds']): NameReading => ({
  name: words.map(([typed]) => typed).join(' '),
  words: words.map(([, folded]) => folded),
  worldIds,
})

/** The worlds whose name or data center begins with a word; null if there are none. */
const worldsNamed = (word: string, places: Iterable<SearchPlace>): ReadonlySet<number> | null => {
  if ([...word].length < shortestPlace) return null
  const ids = new Set<number>()
  for (const { id, world, dataCenter } of places)
    if (foldSearch(world).startsWith(word) || foldSearch(dataCenter).startsWith(word)) ids.add(id)
  return ids.size > 0 ? ids : null
}

/**
 * The possible interpretations of a search, the most likely first: a name, and if its last word is the beginning of a world
 * or data center, a name there (`mina exodus`, `mina example exodus`, `mina@exodus`). A place that does not exist is ignored.
 * Empty for a name of fewer than four letters.
 */
export const readNameSearch = (text: string, places: Iterable<SearchPlace>): NameReading[] => {
  const [named = '', behind] = text.normalize('NFKC').split('@')
  const words = wordsOf(named)
  const [, place = ''] = (behind === undefined ? words[wordsInName] : wordsOf(behind)[0]) ?? []
  const readings = [reading(words.slice(0, wordsInName), worldsNamed(place, places))]
  if (words.length === wordsInName && behind === undefined) {
    const worldIds = worldsNamed(words[1]?.[1] ?? '', places)
    if (worldIds !== null) readings.push(reading(words.slice(0, 1), worldIds))
  }
  return readings.filter(({ words }) => [...words.join(' ')].length >= shortestSearch)
}

/** Every world with its data center, from rows of the two tables. */
export const placesOf = (
  worlds: readonly { id: number; name: string; dataCenterId: number }[],
  dataCenters: readonly { id: number; name: string }[],
): SearchPlace[] => {
  const names = new Map(dataCenters.map(({ id, name }) => [id, name]))
  return worlds.map(({ id, name, dataCenterId }) => ({ id, world: name, dataCenter: names.get(dataCenterId) ?? '' }))
}
