import type { RarityType, SyncedCollection } from '@kupodex/data/game'

/**
 * The collections that the Lodestone has, with their rarity lists. Written down, because the descriptors of all collections would
 * be a tenth of the scripts of the page; a test compares them.
 */
export const synced = [
  { type: 'achievement', table: 'achievements', word: 'achievement' },
  { type: 'mount', table: 'mounts', word: 'mount' },
  { type: 'minion', table: 'minions', word: 'minion' },
  { type: 'facewear', table: 'facewear', word: 'facewear' },
] as const satisfies readonly (Pick<SyncedCollection, 'type' | 'table'> & { word: RarityType })[]
