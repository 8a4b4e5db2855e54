import type { Collection } from './collection.ts'

/** Facewear; which items bring it is not known. */
export const facewear = {
  type: 'facewear',
  table: 'facewear',
  learnt: 'sync',
  rule: 'item',
  unlock: null,
  boards: [],
  list: {
    word: 'facewear',
    names: { en: 'Facewear', de: 'Gesichtsaccessoires', fr: 'Lunettes et masques', ja: 'フェイスアクセサリー' },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
