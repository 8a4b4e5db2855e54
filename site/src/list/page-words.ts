import type { PageFacet, PageFacts, PageFilter, PageSearchField, PageSort } from '@kupodex/data/game'
import { hasPrices } from '#market/has-prices.ts'
import type { Facet } from './controls/narrow.ts'
import type { ListOptions } from './controls/state.ts'

/** The facet of what the reader's other characters have, which every list of a character has for its owner. */
export const altsFacet = 'alts'

/** Orders and facets that need prices. */
const ofPrices: readonly string[] = ['cheapest', 'price'] satisfies (PageSort | PageFacet)[]

/** What the menu of a collection's list offers; every list can show all of its rows. */
export const optionsOf = ({ sorts, views, filters, groupings, facets }: PageFacts): ListOptions => {
  const shows = filters.length === 0 || filters.includes('all') ? filters : ['all', ...filters]
  const isOffered = (word: string) => hasPrices() || !ofPrices.includes(word)
  return { sorts: sorts.filter(isOffered), views, shows, groupings, facets: [...facets.filter(isOffered), altsFacet] }
}

/** Filters that say nothing where it is not known what a character has. */
export const ofOwnersOnly: readonly string[] = ['completed', 'missing', 'obtained', 'unobtained'] satisfies PageFilter[]

/** Orders that say nothing there. */
const sortsOfOwners: readonly string[] = ['newest'] satisfies PageSort[]

/** What a menu offers where it is not known what a character has. */
export const withoutOwner = ({ sorts, shows, ...options }: ListOptions): ListOptions => ({
  ...options,
  sorts: sorts.filter((word) => !sortsOfOwners.includes(word)),
  shows: shows.filter((word) => !ofOwnersOnly.includes(word)),
})

/** Of some facets those that a page has, in its order. */
export const facetsIn = <Row>({ facets }: Pick<PageFacts, 'facets'>, made: readonly Facet<Row>[]): Facet<Row>[] =>
  [...facets, altsFacet].flatMap((word) => made.find(({ name }) => name === word) ?? [])

export type SearchFields<Row> = Partial<Record<PageSearchField, (row: Row) => string | null | undefined>>

/** The text of a row that a page's search looks through; what the reader's shield hides is not found by its name. */
export const searchTextOf =
  <Row>({ search }: Pick<PageFacts, 'search'>, fields: SearchFields<Row>, isHidden: (row: Row) => boolean) =>
  (row: Row): string =>
    isHidden(row) ? '' : search.map((field) => fields[field]?.(row) ?? '').join('\n')
