/** How a reader has narrowed and ordered a list. */
export interface ListState {
  search: string
  sort: string
  view: string
  /** Which rows by what the character has: `all`, `missing` ... */
  show: string
  /** What the rows are grouped by; empty where the list offers no groupings. */
  grouping: string
  /** The chosen values of each facet; one that is missing lets every row through. */
  facets: Readonly<Record<string, readonly string[]>>
}

/** What a list offers, by the words of the address; the default first. */
export interface ListOptions {
  sorts: readonly string[]
  views: readonly string[]
  shows: readonly string[]
  groupings?: readonly string[]
  facets: readonly string[]
}

const longest = 80

const choices = [
  ['sort', 'sorts'],
  ['view', 'views'],
  ['show', 'shows'],
  ['grouping', 'groupings'],
] as const

export const defaultState = ({ sorts, views, shows, groupings }: ListOptions): ListState => ({
  search: '',
  sort: sorts[0] ?? '',
  view: views[0] ?? '',
  show: shows[0] ?? '',
  grouping: groupings?.[0] ?? '',
  facets: {},
})

/** A list with all of its rows, in the same order, view and groups. */
export const withAll = (state: ListState, options: ListOptions): ListState => ({
  ...defaultState(options),
  sort: state.sort,
  view: state.view,
  grouping: state.grouping,
})

const chosen = (state: ListState, options: ListOptions) => options.facets.map((name) => state.facets[name] ?? [])

/** How many ways of narrowing are in use beside the search. */
export const activeCount = (state: ListState, options: ListOptions): number =>
  Number(state.show !== (options.shows[0] ?? '')) + chosen(state, options).flat().length

/** Whether anything keeps rows out. */
export const isNarrowed = (state: ListState, options: ListOptions): boolean =>
  state.search.trim() !== '' || activeCount(state, options) > 0

/** A state with a value of a facet added, or taken away where it was chosen. */
export const toggled = (state: ListState, facet: string, value: string): ListState => {
  const now = state.facets[facet] ?? []
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
  return { ...state, facets: { ...state.facets, [facet]: next } }
}

/** A state with one value of a facet, or with none for an empty text. */
export const withOnly = (state: ListState, facet: string, value: string): ListState => ({
  ...state,
  facets: { ...state.facets, [facet]: value === '' ? [] : [value] },
})

const ownKeys = ({ facets }: ListOptions) => ['q', ...choices.map(([key]) => key), ...facets]

/** The query of a state, with its question mark: empty for the defaults, so that a list has one address. What else `search` has is kept. */
export const queryOf = (state: ListState, options: ListOptions, search = ''): string => {
  const query = new URLSearchParams(search)
  for (const key of ownKeys(options)) query.delete(key)
  if (state.search.trim() !== '') query.set('q', state.search.trim())
  for (const [key, all] of choices) if (state[key] !== (options[all]?.[0] ?? '')) query.set(key, state[key])
  for (const name of options.facets) for (const value of state.facets[name] ?? []) query.append(name, value)
  // Commas as everybody writes them.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** Reads a query; a word that the list does not know counts as missing. */
export const readQuery = (search: string, options: ListOptions): ListState => {
  const query = new URLSearchParams(search)
  const state = defaultState(options)
  for (const [key, all] of choices) state[key] = options[all]?.find((one) => one === query.get(key)) ?? state[key]
  const valuesOf = (name: string) => [...new Set(query.getAll(name))].filter(({ length }) => length <= longest)
  return {
    ...state,
    search: (query.get('q') ?? '').slice(0, longest),
    facets: Object.fromEntries(
      options.facets.map((name) => [name, valuesOf(name)] as const).filter(([, values]) => values.length > 0),
    ),
  }
}

/** Whether an address says anything of a list. */
export const hasOwn = (search: string, options: ListOptions): boolean => {
  const query = new URLSearchParams(search)
  return ownKeys(options).some((key) => query.has(key))
}
