import type { Collection, ListNames } from './collection.ts'
import { type PageFacts, creaturePage } from './page.ts'

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
  lodestone: { page: 'minion', oldAfter: { signs: 72, watched: 1 } },
  bySource: true,
  list: {
    word: 'minion',
    givesPoints: true,
    logOnly: true,
    itemPages: true,
    searched: ['name', 'description', 'howTo'],
    describesWay: false,
  },
} as const satisfies Collection

export const minionNames = {
  en: 'Minions',
  de: 'Begleiter',
  fr: 'Mascottes',
  ja: 'ミニオン',
} as const satisfies ListNames

export const minionPage = { ...creaturePage, path: 'minions' } as const satisfies PageFacts
