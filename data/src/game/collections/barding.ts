import type { Collection } from './collection.ts'

/** Chocobo bardings. */
export const barding = {
  type: 'barding',
  table: 'bardings',
  learnt: 'hand',
  rule: 'item',
  unlock: 'barding',
  boards: [],
  list: {
    word: 'barding',
    names: { en: 'Bardings', de: 'Rossharnische', fr: 'Bardes', ja: 'バード装甲' },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
