import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

/** A relic as lists have it. */
export type Relic = LeanRow<'relics'>

/** A series of relics as pages have it. */
export type Series = LeanRow<'relicSeries'>

/** The relic that a thing of this list was read from. */
export const relicOf = ({ row }: Pick<Thing, 'row'>): Relic => row as unknown as Relic
