import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const triadCard = {
  type: 'triadCard',
  table: 'ttcards',
  ...tickedOnly,
  unlock: 'ttcard',
  list: {
    ...plainList,
    word: 'ttcard',
  },
} as const satisfies Collection

export const triadCardNames = {
  en: 'Triple Triad cards',
  de: 'Triple Triad-Karten',
  fr: 'Cartes de Triple Triade',
  ja: 'トリプルトライアドカード',
} as const satisfies ListNames

export const triadCardPage = {
  ...plainPage,
  path: 'ttcards',
  tables: ['ttcardTypes', 'ttnpcs', 'npcs', 'placeNames', 'maps', 'sourceTypes'],
  block: 30,
  views: ['blocks'],
  sourceFilter: true,
  details: ['name', 'edges', 'stars', 'cardType', 'saleValue', 'howTo', 'rewardedBy'],
} as const satisfies PageFacts
