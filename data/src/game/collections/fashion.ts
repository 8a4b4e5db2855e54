import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

/** Fashion accessories. */
export const fashion = {
  type: 'fashion',
  table: 'fashions',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'fashion',
  boards: [],
  list: {
    ...plainList,
    word: 'fashion',
    names: {
      en: 'Fashion accessories',
      de: 'Modeaccessoires',
      fr: 'Accessoires de mode',
      ja: 'ファッションアクセサリー',
    },
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const fashionPage = { ...plainPage, path: 'fashions' } as const satisfies CollectionPage
