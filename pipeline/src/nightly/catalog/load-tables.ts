import { listedCollections } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import type { NightTables } from './catalog.ts'

/** The tables of the repository that the night reads: those of collections, raids, clans, worlds and data centers. */
export const loadNightTables = (): NightTables =>
  loadTables([...listedCollections.map(({ table }) => table), 'raids', 'clans', 'worlds', 'dataCenters'])
