import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

export type Relic = LeanRow<'relics'>

export type Series = LeanRow<'relicSeries'>

export const relicOf = ({ row }: Pick<Thing, 'row'>): Relic => row as unknown as Relic
