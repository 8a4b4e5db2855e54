import { type Collection, plainList } from './collection.ts'
import { plainPage } from './page.ts'

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
  page: { ...plainPage, path: 'fashions' },
} as const satisfies Collection
