import { canLookUp, type IndexedCompany, lookUpCompanies } from '@kupodex/data/names'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { homeIn, homeText } from '#places/home.ts'

export interface FoundCompany extends Omit<IndexedCompany, 'worldId'> {
  /** Data center and world; empty where they are not known. */
  place: string
}

/** Finds the first `most` free companies of the last night by a text, as `lookUpCompanies` does. Throws an `AskError` where the index cannot be read. */
export const findCompanies = async (ask: Ask, text: string, most: number): Promise<FoundCompany[]> => {
  if (!canLookUp(text)) return []
  const read = async (prefix: string) => published(await ask('companyNames', { prefix }, { once: true }))
  const [found, places] = await Promise.all([lookUpCompanies(read, text), ask('places', {}, { once: true })])
  const homeOf = homeIn(places.ok ? places.value : null)
  return found.slice(0, most).map(({ worldId, ...company }) => ({ ...company, place: homeText(homeOf(worldId), '') }))
}
