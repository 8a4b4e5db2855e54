import { markTables, type Proofs, proofsOf } from '@kupodex/data/character'
import { listedCollections } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import type { NightTables } from './catalog.ts'

/** Names of the tables that the night reads: those of listed collections, raids, clans, worlds and data centers. */
export const nightTableNames = [
  ...listedCollections.map(({ table }) => table),
  ...(['raids', 'clans', 'worlds', 'dataCenters'] as const),
]

export const loadNightTables = (): NightTables => loadTables(nightTableNames)

/** What achievements prove, by the tables that the repository has. */
export const loadProofs = (): Proofs => proofsOf(loadTables(['proofs', ...Object.values(markTables)]))
