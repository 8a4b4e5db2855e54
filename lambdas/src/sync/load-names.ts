import { loadTable } from '@kupodex/data/tables'
import { type GameNames, gameNames } from './names.ts'

/** The look-ups from the repository's tables. */
export const loadGameNames = (): GameNames =>
  gameNames({
    worlds: loadTable('worlds'),
    clans: loadTable('clans'),
    guardians: loadTable('guardians'),
    towns: loadTable('towns'),
    grandCompanies: loadTable('grandCompanies'),
    titles: loadTable('titles'),
    jobs: loadTable('jobs'),
    mounts: loadTable('mounts'),
    minions: loadTable('minions'),
    facewear: loadTable('facewear'),
    achievementKinds: loadTable('achievementKinds'),
    achievements: loadTable('achievements'),
  })
