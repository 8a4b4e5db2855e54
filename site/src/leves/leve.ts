import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

export type Leve = LeanRow<'leves'>

export const leveOf = ({ row }: Pick<Thing, 'row'>): Leve => row as unknown as Leve
