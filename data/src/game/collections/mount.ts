import type { Collection, ListNames } from './collection.ts'
import { type PageFacts, creaturePage } from './page.ts'

export const mount = {
  type: 'mount',
  table: 'mounts',
  learnt: 'sync',
  dates: 'seen',
  rule: 'item',
  unlock: 'mount',
  boards: [
    { mode: 'standard', measure: 'counted' },
    { mode: 'all', measure: 'owned' },
    { mode: 'rarity', measure: 'rarityPoints' },
  ],
  lodestone: { page: 'mount', oldAfter: { signs: 72, watched: 1 } },
  bySource: true,
  list: {
    word: 'mount',
    givesPoints: true,
    logOnly: true,
    itemPages: true,
    searched: ['name', 'description', 'howTo'],
    describesWay: false,
  },
} as const satisfies Collection

export const mountNames = { en: 'Mounts', de: 'Reittiere', fr: 'Montures', ja: 'マウント' } as const satisfies ListNames

export const mountPage = { ...creaturePage, path: 'mounts' } as const satisfies PageFacts
