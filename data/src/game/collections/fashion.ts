import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, wornPage } from './page.ts'

export const fashion = {
  type: 'fashion',
  table: 'fashions',
  ...tickedOnly,
  unlock: 'fashion',
  list: {
    ...plainList,
    word: 'fashion',
  },
} as const satisfies Collection

export const fashionNames = {
  en: 'Fashion accessories',
  de: 'Modeaccessoires',
  fr: 'Accessoires de mode',
  ja: 'ファッションアクセサリー',
} as const satisfies ListNames

export const fashionPage = {
  ...wornPage,
  path: 'fashions',
  details: ['name', 'howTo', 'description', 'tooltip', 'share', 'patch', 'date'],
} as const satisfies PageFacts
