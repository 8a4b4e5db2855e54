import { loadTable } from '@kupodex/data/tables'
import type { NightTables } from './catalog.ts'

/** The tables of the repository that the night reads. */
export const loadNightTables = (): NightTables => ({
  achievements: loadTable('achievements'),
  titles: loadTable('titles'),
  mounts: loadTable('mounts'),
  minions: loadTable('minions'),
  facewear: loadTable('facewear'),
  ttcards: loadTable('ttcards'),
  orchestrions: loadTable('orchestrions'),
  bardings: loadTable('bardings'),
  emotes: loadTable('emotes'),
  fashions: loadTable('fashions'),
  hairs: loadTable('hairs'),
  raids: loadTable('raids'),
  clans: loadTable('clans'),
  worlds: loadTable('worlds'),
  dataCenters: loadTable('dataCenters'),
})
