import { type Collection, plainList } from './collection.ts'
import { plainPage } from './page.ts'

/** Facewear; which items bring it is not known. */
export const facewear = {
  type: 'facewear',
  table: 'facewear',
  learnt: 'sync',
  dates: 'seen',
  rule: 'item',
  unlock: null,
  boards: [],
  list: {
    ...plainList,
    word: 'facewear',
    names: { en: 'Facewear', de: 'Gesichtsaccessoires', fr: 'Accessoires de visage', ja: 'フェイスアクセサリー' },
  },
  page: { ...plainPage, path: 'facewear', toggle: 'none' },
} as const satisfies Collection
