import { foldSearch, shortestSearch } from './fold.ts'

/** A world, as a search may name it: by its own name or by its data center's. */
export interface SearchPlace {
  id: number
  world: string
  dataCenter: string
}

/** One way to read what was typed: how words of the name begin, and the worlds it is looked for on; null is everywhere. */
export interface NameReading {
  /** The name as typed. */
  name: string
  /** One or two words, folded. */
  words: readonly string[]
  worldIds: ReadonlySet<number> | null
}

/** Letters of a place's name that tell it. */
const shortestPlace = 4

const wordsInName = 2

/** The words of a text: as typed, and folded. */
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

/** The worlds whose name, or whose data center's, begins with a word; null for none. */
const worldsNamed = (word: string, places: Iterable<SearchPlace>): ReadonlySet<number> | null => {
  if ([...word].length < shortestPlace) return null
  const ids = new Set<number>()
  for (const { id, world, dataCenter } of places)
    if (foldSearch(world).startsWith(word) || foldSearch(dataCenter).startsWith(word)) ids.add(id)
  return ids.size > 0 ? ids : null
}

/**
 * What a search may mean, the likeliest first: a name, and where its last word begins the name of a world or data center, a
 * name there (`mina exodus`, `mina example exodus`, `mina@exodus`). A place that does not exist counts for nothing. None for
 * fewer than four letters of a name.
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
