import { type FoldedText, foldText } from '@kupodex/data/find'
import { textFinder } from '#find/text-finder.ts'
import type { ListState } from './state.ts'

/** A way to narrow a list by values that its rows have. */
export interface Facet<Row> {
  /** Its key in addresses. */
  name: string
  label: string
  /** The values of a row, mostly one. */
  valuesOf: (row: Row) => readonly string[]
  labelOf: (value: string) => string
  /** Order of its values; without it, as they first occur. */
  order?: (a: string, b: string) => number
  /** Chips are chosen several at a time, of a select one. */
  form: 'chips' | 'select'
}

/** The order of values by their places among all that there are. */
export const byPlaceIn =
  (all: readonly string[]) =>
  (a: string, b: string): number =>
    all.indexOf(a) - all.indexOf(b)

/** What a list needs to know of its rows. Make it once: each new one is indexed again. */
export interface ListModel<Row> {
  textOf: (row: Row) => string
  /** The rows of each word of `show`; a word without an entry shows all. */
  shows: Readonly<Record<string, (row: Row) => boolean>>
  /** The order of each word of `sort`; a word without an entry leaves the order as it is. */
  sorts: Readonly<Record<string, (a: Row, b: Row) => number>>
  facets: readonly Facet<Row>[]
}

interface Indexed<Row> {
  row: Row
  /** What a search looks through, folded once the first one asks for it. */
  text: () => FoldedText
  values: readonly (readonly string[])[]
}

/** Rows prepared for narrowing: what is dear is worked out once, not with each letter typed. */
export interface RowIndex<Row> {
  model: ListModel<Row>
  size: number
  /** The values of each facet that rows have, in order; none where all rows have one and the same, which narrows nothing. */
  values: Readonly<Record<string, readonly string[]>>
  inOrder: (sort: string) => readonly Indexed<Row>[]
}

/** How many rows each choice would show, given all other choices. */
export interface Counts {
  shows: Readonly<Record<string, number>>
  facets: Readonly<Record<string, ReadonlyMap<string, number>>>
}

export interface Narrowed<Row> {
  rows: readonly Row[]
  counts: Counts
}

const valuesIn = <Row>(indexed: readonly Indexed<Row>[], at: number, { order }: Facet<Row>): string[] => {
  const values = [...new Set(indexed.flatMap(({ values }) => values[at] ?? []))]
  if (values.length === 1 && indexed.every(({ values }) => values[at]?.length === 1)) return []
  return order === undefined ? values : values.sort(order)
}

export const indexRows = <Row>(rows: readonly Row[], model: ListModel<Row>): RowIndex<Row> => {
  const indexed = rows.map((row): Indexed<Row> => {
    let text: FoldedText | undefined
    return {
      row,
      text: () => (text ??= foldText(model.textOf(row))),
      values: model.facets.map(({ valuesOf }) => valuesOf(row)),
    }
  })
  const orders = new Map<string, readonly Indexed<Row>[]>()
  const inOrder = (sort: string) => {
    const compare = model.sorts[sort]
    if (compare === undefined) return indexed
    const known = orders.get(sort) ?? [...indexed].sort((a, b) => compare(a.row, b.row))
    orders.set(sort, known)
    return known
  }
  const values = Object.fromEntries(model.facets.map((facet, at) => [facet.name, valuesIn(indexed, at, facet)]))
  return { model, size: rows.length, values, inOrder }
}

/** Where a row fails: at nothing, at one way of narrowing (`search`, `show` or the place of a facet), or at several. */
type Failure = 'none' | 'search' | 'show' | 'several' | number

const finder = <Row>(all: readonly Indexed<Row>[], search: string, found: ReadonlySet<Row> | undefined) => {
  if (found !== undefined) return ({ row }: Indexed<Row>) => found.has(row)
  if (search === '') return () => true
  return textFinder(search, all, ({ text }) => text())
}

const failureIn = <Row>({ model, inOrder }: RowIndex<Row>, state: ListState, found?: ReadonlySet<Row>) => {
  const { shows, facets } = model
  const isFound = finder(inOrder(state.sort), state.search, found)
  const isShown = shows[state.show] ?? (() => true)
  const chosen = facets.map(({ name }) => new Set(state.facets[name] ?? []))
  return (one: Indexed<Row>): Failure => {
    const failures: Failure[] = []
    if (!isFound(one)) failures.push('search')
    if (!isShown(one.row)) failures.push('show')
    chosen.forEach((wanted, at) => {
      if (wanted.size > 0 && !(one.values[at] ?? []).some((value) => wanted.has(value))) failures.push(at)
    })
    return failures.length > 1 ? 'several' : (failures[0] ?? 'none')
  }
}

/** The rows that fit a state, in its order. Each count follows all other choices: what one more click would show. `found` replaces the search for words. */
export const narrow = <Row>(index: RowIndex<Row>, state: ListState, found?: ReadonlySet<Row>): Narrowed<Row> => {
  const { model } = index
  const failureOf = failureIn(index, state, found)
  const rows: Row[] = []
  const isShownBy = Object.entries(model.shows)
  const shows = Object.fromEntries(isShownBy.map(([word]) => [word, 0]))
  const facets = model.facets.map(() => new Map<string, number>())
  for (const one of index.inOrder(state.sort)) {
    const failure = failureOf(one)
    if (failure === 'several' || failure === 'search') continue
    if (failure === 'none') rows.push(one.row)
    if (failure === 'none' || failure === 'show')
      for (const [word, isShown] of isShownBy) if (isShown(one.row)) shows[word] = (shows[word] ?? 0) + 1
    facets.forEach((counts, at) => {
      if (failure !== 'none' && failure !== at) return
      for (const value of one.values[at] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
    })
  }
  const named = model.facets.map(({ name }, at) => [name, facets[at] ?? new Map<string, number>()] as const)
  return { rows, counts: { shows, facets: Object.fromEntries(named) } }
}
