import { isPaid, uncountedSourceTypes } from '@kupodex/data/rules'
import type { Facet } from './narrow.ts'
import type { ControlTexts } from './texts.ts'

/** What the usual facets read of a row; fields that a list does not have are ignored. */
export interface FacetFields {
  sourceTypeId?: number
  obtainable?: boolean
  patch?: string | null
}

type Obtainability = keyof ControlTexts['obtainability']

/** Each way in which a thing can be had, the usual one first. */
export const obtainabilities: readonly Obtainability[] = ['counted', 'limited', 'paid', 'gone']

/** Whether and how a thing can be had: as all others are, for a limited time, for real money, or no longer. */
export const obtainabilityOf = (row: FacetFields): Obtainability => {
  if (row.obtainable === false) return 'gone'
  if (isPaid(row)) return 'paid'
  return uncountedSourceTypes.has(row.sourceTypeId ?? 0) ? 'limited' : 'counted'
}

/** Newest first: `7.51` before `7.5`, as the game counts them. */
const newestPatch = (a: string, b: string): number => Number(b) - Number(a)

/** The patch that brought a thing. */
export const patchFacet = <Row extends FacetFields>(texts: ControlTexts): Facet<Row> => ({
  name: 'patch',
  label: texts.facets.patch,
  valuesOf: ({ patch }) => (patch == null ? [] : [patch]),
  labelOf: (patch) => patch,
  order: newestPatch,
  form: 'select',
})

/** Whether a thing can still be had. */
export const obtainabilityFacet = <Row extends FacetFields>(texts: ControlTexts): Facet<Row> => ({
  name: 'obtainable',
  label: texts.facets.obtainability,
  valuesOf: (row) => [obtainabilityOf(row)],
  labelOf: (value) => texts.obtainability[value as Obtainability],
  order: (a, b) => obtainabilities.indexOf(a as Obtainability) - obtainabilities.indexOf(b as Obtainability),
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
