import { seenParts } from '@kupodex/data/character'
import { recordOf, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { LodestoneTables } from './ground/tables.ts'

const live = <Name extends TableName>(name: Name) => loadTable(name).filter((row) => !row.deleted)

/** The committed tables a Lodestone and its population are made of, without rows the game no longer has. */
export const loadLodestoneTables = (): LodestoneTables => ({
  achievements: live('achievements'),
  achievementKinds: live('achievementKinds'),
  ...recordOf(seenParts, live),
  defaultEmotes: live('defaultEmotes'),
  titles: live('titles'),
  worlds: live('worlds'),
  dataCenters: live('dataCenters'),
  races: live('races'),
  clans: live('clans'),
  grandCompanies: live('grandCompanies'),
  guardians: live('guardians'),
  towns: live('towns'),
  jobs: live('jobs'),
  raids: live('raids'),
})
