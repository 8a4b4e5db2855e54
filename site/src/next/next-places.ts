import { isItemType } from '@kupodex/data/character'
import {
  type GivenThing,
  type KindPlaces,
  narrowPlaces,
  noFilter,
  type Place,
  type PlaceFilter,
  rankPlaces,
  thingFinder,
} from '@kupodex/data/places'
import { isLeft, isWanted, type Known } from './known.ts'

export interface LeftThing extends GivenThing {
  type: string
  isWanted: boolean
}

export interface NextPlace {
  place: Place
  /** What is wanted first. */
  things: readonly LeftThing[]
}

export type NextFilter = Pick<PlaceFilter, 'size' | 'type'>

/** The places of a kind in the order of how much they can give of what is left: those with something wanted before all others. */
export const nextPlaces = (file: KindPlaces, filter: NextFilter, known: Known): NextPlace[] => {
  const thingOf = thingFinder(file)
  // What the reader hides counts as there.
  const has = (type: string, id: number) =>
    !isItemType(type) || known.has(type, id) === null ? null : !isLeft(known, type, id)
  const wants = ({ things }: NextPlace) => Number(things.some((thing) => thing.isWanted))
  return rankPlaces(narrowPlaces(file, { ...noFilter, ...filter }), [{ has }])
    .map(({ place, things }) => ({
      place,
      things: things
        .flatMap(({ type, id }): LeftThing[] => {
          const thing = thingOf(type, id)
          return thing === undefined
            ? []
            : [{ ...thing, type, isWanted: isItemType(type) && isWanted(known, type, id) }]
        })
        .sort((a, b) => Number(b.isWanted) - Number(a.isWanted)),
    }))
    .sort((a, b) => wants(b) - wants(a))
}

/** The collections that a kind of places gives something of that is left. */
export const typesLeft = (places: readonly NextPlace[]): string[] => [
  ...new Set(places.flatMap(({ things }) => things.map(({ type }) => type))),
]
