import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

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
      de: 'Triple-Triad-Karten',
      fr: 'Cartes de Triple Triade',
      ja: 'トリプルトライアドカード',
    },
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const triadCardPage = {
  ...plainPage,
  path: 'ttcards',
  tables: ['ttcardTypes', 'ttnpcs', 'npcs', 'placeNames', 'maps', 'sourceTypes'],
  block: 30,
  views: ['blocks'],
  sourceFilter: true,
  details: ['name', 'edges', 'stars', 'cardType', 'saleValue', 'howTo', 'rewardedBy'],
} as const satisfies CollectionPage
