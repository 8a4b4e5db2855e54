import type { OriginKind } from '../game/index.ts'
import type { Entry } from './party-sizes.ts'

export type ThingIds = Readonly<Record<string, readonly number[]>>

/** The kinds of places that one goes to; what else things come from is over, or is done anywhere. */
export const placeKinds = [
  'duty',
  'fate',
  'vendor',
  'quest',
  'enemy',
  'opponent',
  'activity',
] as const satisfies readonly OriginKind[]

export type PlaceKind = (typeof placeKinds)[number]

/** What gives something of collections, in one language: a duty, a FATE, a vendor ... */
export interface Place extends Entry {
  /** What follows the kind in its address. */
  id: string
  name: string
  /** The main patch, in tenths, that brought the first of its things; null where nothing is known. */
  patch: number | null
  /** The level needed to enter it; null where that is unknown, and for all but duties. */
  level: number | null
  /** Of duties alone: the expansion, and the kind of duty. */
  expansionId?: number
  dutyKind?: number
  /** Where it is, in a few words, as far as that is known. */
  where?: string
  /** What it gives of what totals count. */
  things: ThingIds
}

export interface GivenThing {
  id: number
  name: string
  /** The main patch that brought it, in tenths; null where nothing is known. */
  patch: number | null
  /** Whether it is sold on the market board, or by a vendor for gil alone. */
  isForSale?: true
}

/** Where the places of a kind in a language are published, as the path of a file of the site's build. */
export const placesPath = '/origin-places/{lang}/{kind}.json'

/** The places of a kind that give what totals count, by name, and what they give by collection: a file of the build. */
export interface KindPlaces {
  places: readonly Place[]
  things: Readonly<Record<string, readonly GivenThing[]>>
}
