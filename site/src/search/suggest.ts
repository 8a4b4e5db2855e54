import { canLookUp, foldSearch } from '@kupodex/data/names'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { homeIn, homeText, searchPlaces } from '#places/home.ts'
import { type FoundName, lookUpNames } from './look-up.ts'

/** The only one of those found whose name is what was typed, but for accents and case; null for none or several. */
export const onlyNamed = <One extends { name: string }>(found: readonly One[], text: string): One | null => {
  const wanted = foldSearch(text)
  const [first, second] = found.filter(({ name }) => foldSearch(name) === wanted)
  return first === undefined || second !== undefined ? null : first
}

export interface Suggestion extends FoundName {
  /** Data center and world; empty where they are not known. */
  place: string
}

/** Those who may be meant by what was typed, by the published index alone; none for a text that is too short. */
export const suggest = async (ask: Ask, text: string, most: number): Promise<Suggestion[]> => {
  if (!canLookUp(text)) return []
  const places = published(await ask('places', {}, { once: true })) ?? {}
  const { found } = await lookUpNames(ask, text, { places: searchPlaces(places), most })
  const homeOf = homeIn(places)
  return found.map((one) => ({ ...one, place: homeText(homeOf(one.worldId), '') }))
}

/** The only character of exactly this name in the published index; null for none or several. */
export const findOnly = async (ask: Ask, text: string): Promise<FoundName | null> => {
  if (!canLookUp(text)) return null
  const { found, hasMore } = await lookUpNames(ask, text)
  return hasMore ? null : onlyNamed(found, text)
}
