import { type Collection, plainList } from './collection.ts'
import { creaturePage } from './page.ts'

/** Facewear; which items bring it is not known. */
export const facewear = {
  type: 'facewear',
  table: 'facewear',
  learnt: ['read'],
  dates: 'seen',
  rule: 'item',
  unlock: null,
  boards: [],
  lodestone: {
    page: 'faceaccessory',
    tab: 3,
    namesOn: 'mobile',
    everyoneHas: null,
    oldAfter: { signs: 168, watched: 24 },
  },
  bySource: false,
  list: {
    ...plainList,
    word: 'facewear',
    names: {
      en: 'Facewear',
      de: 'Gesichtsaccessoires',
      fr: 'Accessoires de visage',
      ja: 'フェイスアクセサリー',
    },
  },
  page: {
    ...creaturePage,
    path: 'facewear',
    icon: 'facewear',
    menu: { tabOf: 'fashions' },
    details: ['rarity', 'share', 'howTo', 'market', 'date'],
  },
} as const satisfies Collection
