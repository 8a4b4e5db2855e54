import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

export const triadCard = {
  type: 'triadCard',
  table: 'ttcards',
  ...tickedOnly,
  unlock: 'ttcard',
  list: {
    ...plainList,
    word: 'ttcard',
    names: {
      en: 'Triple Triad Cards',
      de: 'Triple Triad-Karten',
      fr: 'Cartes de Triple Triade',
      ja: 'トリプルトライアドカード',
    },
  },
  page: {
    ...countedPage,
    path: 'ttcards',
    icon: 'ttcard',
    menu: { place: 90, group: 'pastimes' },
    block: 30,
    views: ['blocks', 'list'],
    details: ['saleValue', 'howTo'],
  },
} as const satisfies Collection
