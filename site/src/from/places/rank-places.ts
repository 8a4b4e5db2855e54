import type { ThingIds } from '#browse/missing.ts'

/** Somebody who collects: whether they have a thing; null where that is not known. */
export interface Collector {
  has: (type: string, id: number) => boolean | null
}

/** A thing with who misses it, by their places among the collectors, ascending. */
export interface MissedThing {
  type: string
  id: number
  missing: readonly number[]
}

/** A place with what it can give to whom; collectors go by their places in their list, ascending. */
export interface RankedPlace<Place> {
  place: Place
  /** What at least one misses, most missed first; what as many miss stays in the place's order. */
  things: readonly MissedThing[]
  /** Who misses at least one of its things. */
  missing: readonly number[]
  /** Of whom something that it gives is not known, and who misses nothing of what is. */
  unknown: readonly number[]
  /** The sum over its things of how many miss each. */
  score: number
}

/** Who misses a thing, and of whom that is not known. */
interface Lack {
  missing: readonly number[]
  unknown: readonly number[]
}

/** The things of a place one by one, by collection. */
export const thingsIn = (things: ThingIds): { type: string; id: number }[] =>
  Object.entries(things).flatMap(([type, ids]) => ids.map((id) => ({ type, id })))

const ascending = (all: Iterable<number>): number[] => [...all].sort((a, b) => a - b)

const lackOf = (collectors: readonly Collector[], type: string, id: number): Lack => {
  const missing: number[] = []
  const unknown: number[] = []
  collectors.forEach((one, at) => {
    const has = one.has(type, id)
    if (has === null) unknown.push(at)
    else if (!has) missing.push(at)
  })
  return { missing, unknown }
}

/** Looks each thing up once, however many places give it. */
const createLacks = (collectors: readonly Collector[]) => {
  const known = new Map<string, Lack>()
  return (type: string, id: number): Lack => {
    const key = `${type}/${id}`
    const found = known.get(key) ?? lackOf(collectors, type, id)
    known.set(key, found)
    return found
  }
}

/**
 * Places in the order of how much they can give to the collectors: of the pairs of a collector and a thing that they miss there, so that
 * two things for one and one thing for two are the same. Of as many pairs, the place comes first where more collectors miss something;
 * what is still alike stays in the order of `places`. Unknown is never missing. Places where nobody is known to miss anything are left out.
 */
export const rankPlaces = <Place extends { things: ThingIds }>(
  places: readonly Place[],
  collectors: readonly Collector[],
): RankedPlace<Place>[] => {
  const lackFor = createLacks(collectors)
  return places
    .map((place): RankedPlace<Place> => {
      const lacks = thingsIn(place.things).map(({ type, id }) => ({ type, id, ...lackFor(type, id) }))
      const missing = new Set(lacks.flatMap((lack) => lack.missing))
      const unknown = new Set(lacks.flatMap((lack) => lack.unknown).filter((at) => !missing.has(at)))
      return {
        place,
        things: lacks
          .filter((lack) => lack.missing.length > 0)
          .map(({ type, id, missing: who }) => ({ type, id, missing: who }))
          .sort((a, b) => b.missing.length - a.missing.length),
        missing: ascending(missing),
        unknown: ascending(unknown),
        score: lacks.reduce((sum, lack) => sum + lack.missing.length, 0),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.missing.length - a.missing.length)
}
