import type { Collection } from './collection.ts'
import { creaturePage } from './page.ts'

/** Minions. */
export const minion = {
  type: 'minion',
  table: 'minions',
  learnt: 'sync',
  dates: 'seen',
  rule: 'item',
  unlock: 'minion',
  boards: [
    { mode: 'standard', measure: 'counted' },
    { mode: 'all', measure: 'owned' },
    { mode: 'rarity', measure: 'rarityPoints' },
  ],
  list: {
    word: 'minion',
    names: { en: 'Minions', de: 'Begleiter', fr: 'Mascottes', ja: 'ミニオン' },
    givesPoints: true,
    logOnly: true,
    itemPages: true,
    searched: ['name', 'description', 'howTo'],
    describesWay: false,
  },
  page: { ...creaturePage, path: 'minions' },
} as const satisfies Collection
