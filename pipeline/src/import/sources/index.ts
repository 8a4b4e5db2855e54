import type { GoneReason, Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { type Derived, distinct } from './derived.ts'
import { exportSources } from './export-sources.ts'
import { factSources } from './fact-sources.ts'
import { withVendors } from './vendors.ts'
import { isKnown, noteReferences } from './known.ts'
import { orOver, whyGone } from './over.ts'
import { sheetSources } from './sheet-sources.ts'
import { typeOfSources } from './type-of-sources.ts'

export interface Ways {
  sources: Source[]
  sourceTypeId: number
  /** Why none of them is open; null where one is, or none is known. */
  gone: GoneReason | null
}

/** Everything the sheets and the lists say about how to get an item, not yet settled. */
export const waysToItem = (context: ImportContext, itemId: number): Derived[] =>
  [...sheetSources(context, itemId), ...exportSources(context, itemId), ...factSources(context, itemId)].flatMap(
    (way) => withVendors(context, way, itemId),
  )

/** Settles the ways found: each once, only what exists, and notes what they point to for the reference tables. */
export const settle = (context: ImportContext, found: readonly Derived[]): Ways => {
  const known = found.filter(({ source }) => isKnown(source, context))
  const ways = distinct(known.map((way) => orOver(way, context)))
  for (const { source } of ways) noteReferences(source, context)
  return {
    sources: ways.map(({ source }) => source),
    sourceTypeId: typeOfSources(ways, context),
    gone: whyGone(ways),
  }
}

export const sourcesOfItem = (context: ImportContext, itemId: number): Ways =>
  settle(context, waysToItem(context, itemId))

export { handItemSources } from './hand-sources.ts'
export { isInStore, sheetSources } from './sheet-sources.ts'
export { bannerSources, sourcesOfBanner } from './banner-sources.ts'
export { typeOfActivity } from './hand-sources.ts'
export type { Derived } from './derived.ts'
export { sourceType } from './source-types.ts'
