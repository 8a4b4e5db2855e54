import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedSorts, plainPage } from './page.ts'

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
    ...plainPage,
    path: 'ttcards',
    icon: 'ttcard',
    menu: { place: 90, group: 'pastimes' },
    block: 30,
    views: ['blocks', 'list'],
    sorts: countedSorts,
    facets: ['patch', 'obtainable', 'source', 'wish'],
    details: ['saleValue', 'howTo'],
  },
} as const satisfies Collection
