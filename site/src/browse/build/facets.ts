import { expansionOfPatch, type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { browseTexts } from '../texts.ts'
import type { FacetName } from '../facet.ts'
import type { ShelfThing } from '../thing.ts'
import { categoryNames } from './categories.ts'

/** What a page's rows can be narrowed by, with its values in order. */
export interface Facet {
  name: FacetName
  label: string
  values: { value: string; name: string; count: number }[]
}

/** The value of a thing of which nothing is known. */
const unknown = '0'

const thingFacets = ['expansion', 'source', 'category'] as const

type ThingFacet = (typeof thingFacets)[number]

const namesOf = (name: ThingFacet, language: Language, [first]: readonly ShelfThing[]): [string, string][] => {
  if (name === 'category') return first === undefined ? [] : categoryNames(first.type, language)
  const rows: readonly { id: number; name: Parameters<typeof nameIn>[0] }[] =
    name === 'expansion' ? loadTable('expansions') : loadTable('sourceTypes')
  return rows.map((row) => [String(row.id), nameIn(row.name, language)])
}

const valueOf = (name: ThingFacet, { patch, sourceTypeId, category }: ShelfThing): string =>
  ({
    expansion: patch === null ? '' : String(expansionOfPatch(patch)),
    source: String(sourceTypeId),
    category: category === '' ? unknown : category,
  })[name]

/** The chips of a facet, with how many of a page's rows have each value; none where they have fewer than two. */
export const facetOf = <Row>(
  name: FacetName,
  names: readonly (readonly [value: string, name: string])[],
  counts: ReadonlyMap<string, readonly Row[]>,
  language: Language,
): Facet[] => {
  const values = names.flatMap(([value, label]) => {
    const some = counts.get(value)
    return some === undefined ? [] : [{ value, name: label, count: some.length }]
  })
  return values.length < 2 ? [] : [{ name, label: browseTexts(language).facets[name], values }]
}

/** The chips of a shelf: each facet of which its things have at least two values. */
export const facetsOf = (things: readonly ShelfThing[], language: Language): Facet[] =>
  thingFacets.flatMap((name) => {
    const counts = Map.groupBy(things, (thing) => valueOf(name, thing))
    const names = namesOf(name, language, things)
    if (name !== 'expansion') names.push([unknown, browseTexts(language).unknown])
    return facetOf(name, names, counts, language)
  })
