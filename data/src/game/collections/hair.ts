import type { Collection } from './collection.ts'

/** Hairstyles that have to be unlocked. */
export const hair = {
  type: 'hair',
  table: 'hairs',
  learnt: 'hand',
  rule: 'item',
  unlock: 'hair',
  boards: [],
  list: {
    word: 'hairstyle',
    names: { en: 'Hairstyles', de: 'Frisuren', fr: 'Coiffures', ja: '髪型' },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
