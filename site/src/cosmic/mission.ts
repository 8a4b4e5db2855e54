import type { LeanRow } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'

/** A mission as lists have it. */
export type Mission = LeanRow<'cosmicMissions'>

/** The mission that a thing of this list was read from. */
export const missionOf = ({ row }: Pick<Thing, 'row'>): Mission => row as unknown as Mission
