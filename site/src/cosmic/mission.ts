import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

export type Mission = LeanRow<'cosmicMissions'>

export const missionOf = ({ row }: Pick<Thing, 'row'>): Mission => row as unknown as Mission
