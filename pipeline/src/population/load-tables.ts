import { loadTable } from '@kupodex/data/tables'
import type { PopulationTables } from './tables.ts'

const live = <Row extends { readonly deleted: boolean }>(rows: readonly Row[]) => rows.filter((row) => !row.deleted)

/** The committed tables a population is made of, without rows the game no longer has. */
export const loadPopulationTables = (): PopulationTables => ({
  achievements: live(loadTable('achievements')),
  mounts: live(loadTable('mounts')),
  minions: live(loadTable('minions')),
  facewear: live(loadTable('facewear')),
  worlds: live(loadTable('worlds')),
  dataCenters: live(loadTable('dataCenters')),
  clans: live(loadTable('clans')),
  raids: live(loadTable('raids')),
})
