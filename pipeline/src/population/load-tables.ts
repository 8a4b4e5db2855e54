import { seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { CollectableFacts, PopulationTables } from './tables.ts'

const live = <Row extends { readonly deleted: boolean }>(rows: readonly Row[]) => rows.filter((row) => !row.deleted)

/** The committed tables a population is made of, without rows the game no longer has. */
export const loadPopulationTables = (): PopulationTables => ({
  achievements: live(loadTable('achievements')),
  ...recordOf(seenParts, (part) => live<CollectableFacts & { readonly deleted: boolean }>(loadTable(part))),
  worlds: live(loadTable('worlds')),
  dataCenters: live(loadTable('dataCenters')),
  clans: live(loadTable('clans')),
  raids: live(loadTable('raids')),
})
