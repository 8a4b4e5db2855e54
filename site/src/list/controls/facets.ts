import type { Language } from '@kupodex/data/game'
import { type Counting, countings } from '@kupodex/data/rules'
import { countingTexts } from '#list/sums/texts.ts'
import { byPlaceIn, type Facet } from './narrow.ts'
import type { ControlTexts } from './texts.ts'

/** What the usual facets read of a row; fields that a list does not have are ignored. */
export interface FacetFields {
  sourceTypeId?: number
  patch?: string | null
  /** How it is counted: as all that can be had, or why not. */
  counting: Counting
}

/** Newest first: `7.51` before `7.5`, as the game counts them. */
const newestPatch = (a: string, b: string): number => Number(b) - Number(a)

export const patchFacet = <Row extends FacetFields>(texts: ControlTexts): Facet<Row> => ({
  name: 'patch',
  label: texts.facets.patch,
  valuesOf: ({ patch }) => (patch == null ? [] : [patch]),
  labelOf: (patch) => patch,
  order: newestPatch,
  form: 'select',
})

export const obtainabilityFacet = <Row extends FacetFields>(language: Language, texts: ControlTexts): Facet<Row> => ({
  name: 'obtainable',
  label: texts.facets.obtainability,
  valuesOf: ({ counting }) => [counting],
  labelOf: (value) => countingTexts(language).ways[value as Counting],
  order: byPlaceIn(countings),
  form: 'select',
})

/** A way to get things, as the table of source types has it. */
export interface SourceType {
  id: number
  name: string
  sort: number
}

/** The main way to get a thing; 0 is none that is known. */
export const sourceFacet = <Row extends FacetFields>(texts: ControlTexts, types: readonly SourceType[]): Facet<Row> => {
  const byId = new Map(types.map((type) => [String(type.id), type]))
  const sortOf = (value: string) => byId.get(value)?.sort ?? Infinity
  return {
    name: 'source',
    label: texts.facets.source,
    valuesOf: ({ sourceTypeId }) => (sourceTypeId === undefined ? [] : [String(sourceTypeId)]),
    labelOf: (value) => byId.get(value)?.name ?? texts.unknownSource,
    order: (a, b) => (sortOf(a) === sortOf(b) ? 0 : sortOf(a) - sortOf(b)),
    form: 'chips',
  }
}
