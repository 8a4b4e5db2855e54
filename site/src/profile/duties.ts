import { allPartySizes, type Entry, isOpenTo, type PartySize, rankPlaces, thingsIn } from '@kupodex/data/places'
import type { SeenType } from './things.ts'
import type { RankedThing } from './next.ts'

/** A duty that gives things of collections that the Lodestone lists. */
export interface NextDuty extends Entry {
  id: number
  name: string
  /** The level needed to enter it; null where that is unknown. */
  level: number | null
  things: Readonly<Partial<Record<SeenType, readonly number[]>>>
}

/** One of the next goals: a duty with the things that it gives, or one thing, with the duty that gives it if one does. */
export interface Goal {
  duty: NextDuty | null
  things: readonly RankedThing[]
}

const keyOf = (type: string, id: number): string => `${type}/${id}`

const keysOf = ({ things }: NextDuty): string[] => thingsIn(things).map(({ type, id }) => keyOf(type, id))

/** What is left of things, by their keys, in their order. */
type Left = Map<string, RankedThing>

/** The duty that gives most of what is left, of several the one that gives what comes first; undefined where none gives two. */
const mostGiving = (duties: readonly NextDuty[], left: Left): NextDuty | undefined => {
  const places = new Map([...left.keys()].map((key, at) => [key, at]))
  const inOrder = duties
    .map((duty) => ({ duty, first: Math.min(...keysOf(duty).map((key) => places.get(key) ?? left.size)) }))
    .sort((a, b) => a.first - b.first || a.duty.id - b.duty.id)
    .map(({ duty }) => duty)
  const [most] = rankPlaces(inOrder, [{ has: (type, id) => !left.has(keyOf(type, id)) }])
  return most !== undefined && most.score > 1 ? most.place : undefined
}

/**
 * Goals of things that come in an order: duties that give several come first, the one that gives most before all, then all other things
 * in their order. Each thing is in once. For a party it is what comes from duties that it can enter: of other ways nothing is known.
 */
export const goalsOf = (
  things: readonly RankedThing[],
  duties: readonly NextDuty[],
  party: PartySize | null,
): Goal[] => {
  const open = party === null ? duties : duties.filter((duty) => isOpenTo(duty, party))
  const left: Left = new Map(things.map((thing) => [keyOf(thing.type, thing.id), thing]))
  const goals: Goal[] = []
  for (let duty = mostGiving(open, left); duty !== undefined; duty = mostGiving(open, left)) {
    const keys = new Set(keysOf(duty))
    goals.push({ duty, things: [...left].flatMap(([key, thing]) => (keys.has(key) ? [thing] : [])) })
    for (const key of keys) left.delete(key)
  }
  const givers = new Map(open.toReversed().flatMap((duty) => keysOf(duty).map((key) => [key, duty] as const)))
  const single = [...left].map(([key, thing]): Goal => ({ duty: givers.get(key) ?? null, things: [thing] }))
  return [...goals, ...(party === null ? single : single.filter(({ duty }) => duty !== null))]
}

/** The parties that can enter a duty that gives one of the things. */
export const partiesFor = (things: readonly RankedThing[], duties: readonly NextDuty[]): PartySize[] => {
  const keys = new Set(things.map(({ type, id }) => keyOf(type, id)))
  const giving = duties.filter((duty) => keysOf(duty).some((key) => keys.has(key)))
  return allPartySizes.filter((party) => giving.some((duty) => isOpenTo(duty, party)))
}
