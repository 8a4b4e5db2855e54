export { butClothes, everything, narrowPlaces, noFilter, type PlaceFilter, thingFinder } from './narrow-places.ts'
export { allPartySizes, type Entry, isOpenTo, type PartySize, partySizes } from './party-sizes.ts'
export {
  type GivenThing,
  type KindPlaces,
  type Place,
  type PlaceKind,
  placeKinds,
  placesPath,
  type ThingIds,
} from './places.ts'
export { type Collector, type MissedThing, type RankedPlace, rankPlaces, thingsIn } from './rank-places.ts'
