import type { Collection } from './collection.ts'

/** Triple Triad cards. */
export const triadCard = {
  type: 'triadCard',
  table: 'ttcards',
  learnt: 'hand',
  rule: 'item',
  unlock: 'ttcard',
  boards: [],
  list: {
    word: 'ttcard',
    names: {
      en: 'Triple Triad cards',
      de: 'Triple-Triad-Karten',
      fr: 'Cartes Triple Triade',
      ja: 'トリプルトライアドカード',
    },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
