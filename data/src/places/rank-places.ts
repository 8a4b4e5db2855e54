import type { ThingIds } from './places.ts'

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

interface Lack {
  missing: readonly number[]
  unknown: readonly number[]
}

export const thingsIn = (things: ThingIds): { type: string; id: number }[] =>
  Object.entries(things).flatMap(([type, ids]) => ids.map((id) => ({ type, id })))

/** What is in at least one of some lists of numbers below `count`, ascending. */
const merged = (lists: readonly (readonly number[])[], count: number): number[] => {
  const isIn = new Array<boolean>(count).fill(false)
  for (const list of lists) for (const at of list) isIn[at] = true
  return isIn.flatMap((one, at) => (one ? [at] : []))
}

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
      const among = (of: keyof Lack) => merged(lacks.map((lack) => lack[of]), collectors.length) // prettier-ignore
      const missing = among('missing')
      const isMissing = new Set(missing)
      return {
        place,
        things: lacks
          .filter((lack) => lack.missing.length > 0)
          .map(({ type, id, missing: who }) => ({ type, id, missing: who }))
          .sort((a, b) => b.missing.length - a.missing.length),
        missing,
        unknown: among('unknown').filter((at) => !isMissing.has(at)),
        score: lacks.reduce((sum, lack) => sum + lack.missing.length, 0),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.missing.length - a.missing.length)
}
