import type { ItemType } from '../character/index.ts'
import { recordOf } from '../game/record-of.ts'
import { isOpenTo, type PartySize } from './party-sizes.ts'
import type { GivenThing, KindPlaces, Place, ThingIds } from './places.ts'

/** What places are narrowed by; null narrows nothing. */
export interface PlaceFilter {
  expansionId: number | null
  dutyKind: number | null
  size: PartySize | null
  /** The collection of things, or `butClothes`. */
  type: string | null
  /** Whether things count that the market board or a vendor for gil sells. */
  isWithSold: boolean
}

/** The word of all collections, in addresses and choices. */
export const everything = 'all'

/** All collections but those of clothes, of which one duty may give hundreds. */
export const butClothes = 'but-clothes'

const clothes: readonly string[] = ['armoireItem', 'outfit'] satisfies ItemType[]

const isOf = (type: string, wanted: string | null): boolean =>
  wanted === butClothes ? !clothes.includes(type) : wanted === null || type === wanted

export const noFilter: PlaceFilter = { expansionId: null, dutyKind: null, size: null, type: null, isWithSold: true }

const isAt = (place: Place, { expansionId, dutyKind, size }: PlaceFilter): boolean =>
  (expansionId === null || place.expansionId === expansionId) &&
  (dutyKind === null || place.dutyKind === dutyKind) &&
  (size === null || isOpenTo(place, size))

const soldOf = (things: KindPlaces['things'][string]): ReadonlySet<number> =>
  new Set(things.flatMap(({ id, isForSale }) => (isForSale === true ? [id] : [])))

/** The places of a kind that fit a filter, with those of their things that fit it; places that give none are left out. */
export const narrowPlaces = ({ places, things }: KindPlaces, filter: PlaceFilter): Place[] => {
  const types = Object.keys(things).filter((type) => isOf(type, filter.type))
  const sold = new Map(filter.isWithSold ? [] : types.map((type) => [type, soldOf(things[type] ?? [])]))
  const left = (given: ThingIds): ThingIds => {
    const some = types.map(
      (type) => [type, (given[type] ?? []).filter((id) => sold.get(type)?.has(id) !== true)] as const,
    )
    return Object.fromEntries(some.filter(([, ids]) => ids.length > 0))
  }
  return places
    .filter((place) => isAt(place, filter))
    .map((place) => ({ ...place, things: left(place.things) }))
    .filter((place) => Object.keys(place.things).length > 0)
}

export const thingFinder = ({ things }: KindPlaces): ((type: string, id: number) => GivenThing | undefined) => {
  const known = recordOf(Object.keys(things), (type) => new Map(things[type]?.map((thing) => [thing.id, thing])))
  return (type, id) => known[type]?.get(id)
}
