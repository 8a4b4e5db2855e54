import { type Collection, type ListNames, plainList } from './collection.ts'
import { type PageFacts, creaturePage } from './page.ts'

/** Facewear; which items bring it is not known. */
export const facewear = {
  type: 'facewear',
  table: 'facewear',
  learnt: 'sync',
  dates: 'seen',
  rule: 'item',
  unlock: null,
  boards: [],
  lodestone: { page: 'faceaccessory', oldAfter: { signs: 168, watched: 24 } },
  bySource: false,
  list: {
    ...plainList,
    word: 'facewear',
  },
} as const satisfies Collection

export const facewearNames = {
  en: 'Facewear',
  de: 'Gesichtsaccessoires',
  fr: 'Accessoires de visage',
  ja: 'フェイスアクセサリー',
} as const satisfies ListNames

export const facewearPage = {
  ...creaturePage,
  path: 'facewear',
  details: ['name', 'rarity', 'share', 'howTo', 'date'],
} as const satisfies PageFacts
