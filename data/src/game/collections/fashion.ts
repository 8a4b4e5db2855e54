import type { Collection } from './collection.ts'

/** Fashion accessories. */
export const fashion = {
  type: 'fashion',
  table: 'fashions',
  learnt: 'hand',
  rule: 'item',
  unlock: 'fashion',
  boards: [],
  list: {
    word: 'fashion',
    names: {
      en: 'Fashion accessories',
      de: 'Mode-Accessoires',
      fr: 'Accessoires de mode',
      ja: 'ファッションアクセサリー',
    },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
