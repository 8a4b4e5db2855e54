import { type Collection, plainList } from './collection.ts'

/** Triple Triad cards. */
export const triadCard = {
  type: 'triadCard',
  table: 'ttcards',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'ttcard',
  boards: [],
  list: {
    ...plainList,
    word: 'ttcard',
    names: {
      en: 'Triple Triad cards',
      de: 'Triple Triad-Karten',
      fr: 'Cartes de Triple Triade',
      ja: 'トリプルトライアドカード',
    },
  },
} as const satisfies Collection
