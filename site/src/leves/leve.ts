import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

/** A levequest as lists have it. */
export type Leve = LeanRow<'leves'>

/** The levequest that a thing of this list was read from. */
export const leveOf = ({ row }: Pick<Thing, 'row'>): Leve => row as unknown as Leve
