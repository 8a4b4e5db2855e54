/** What a page's rows can be narrowed by, by the words of the address and of the rows' attributes. */
export const facetNames = ['expansion', 'source', 'category', 'kind', 'level', 'part', 'collection'] as const

export type FacetName = (typeof facetNames)[number]

/** The word in the address of what names are searched for. */
export const wordsName = 'q'

const queryNames = [...facetNames, wordsName] as const

/** The value that is chosen of each facet, and the words of names; missing for all. */
export type Chosen = Partial<Record<(typeof queryNames)[number], string>>

/** What the query of an address chooses; words that no chip has are left to the page. */
export const readChosen = (search: string): Chosen => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(queryNames.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
}

/** The query for what is chosen, empty for nothing; the order is always the same, so that a choice has one address. */
export const chosenQuery = (chosen: Chosen): string => {
  const query = new URLSearchParams(queryNames.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])))
  return query.size === 0 ? '' : `?${query}`
}

/** What a row without a value has; the first expansion is 0, and of some things no patch is known. */
const missing: Record<FacetName, string> = {
  expansion: '',
  source: '0',
  category: '0',
  kind: '0',
  level: '0',
  part: '0',
  collection: '',
}

export const isChosen = (chosen: Chosen, valueOf: (name: FacetName) => string | undefined): boolean =>
  facetNames.every((name) => chosen[name] === undefined || (valueOf(name) ?? missing[name]) === chosen[name])
