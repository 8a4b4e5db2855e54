import type { GoneReason, Source } from '@kupodex/data/game'
import type { ImportWorld } from '../build/build.ts'
import { type Derived, distinct } from './derived.ts'
import { exportSources } from './export-sources.ts'
import { factSources } from './fact-sources.ts'
import { isKnown, noteReferences } from './known.ts'
import { orOver, whyGone } from './over.ts'
import { sheetSources } from './sheet-sources.ts'
import { typeOfSources } from './type-of-sources.ts'

/** Ways to get a thing, with what follows from them. */
export interface Ways {
  sources: Source[]
  sourceTypeId: number
  /** Why none of them is open; null where one is, or none is known. */
  gone: GoneReason | null
}

/** Everything the sheets and the lists tell on how to get an item, not yet settled. */
export const waysToItem = (world: ImportWorld, itemId: number): Derived[] => [
  ...sheetSources(world, itemId),
  ...exportSources(world, itemId),
  ...factSources(world, itemId),
]

/** Settles the ways found: each once, only what exists, and notes what they point to for the reference tables. */
export const settle = (world: ImportWorld, found: readonly Derived[]): Ways => {
  const known = found.filter(({ source }) => isKnown(source, world))
  const ways = distinct(known.map((way) => orOver(way, world)))
  for (const { source } of ways) noteReferences(source, world)
  return {
    sources: ways.map(({ source }) => source),
    sourceTypeId: typeOfSources(ways, world),
    gone: whyGone(ways),
  }
}

/** How to get an item. */
export const sourcesOfItem = (world: ImportWorld, itemId: number): Ways => settle(world, waysToItem(world, itemId))

export { bannerSources, sourcesOfBanner } from './banner-sources.ts'
export type { Derived } from './derived.ts'
export { sourceType } from './source-types.ts'
