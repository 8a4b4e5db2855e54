import { type Collection, plainList, tickedOnly } from './collection.ts'
import { wornPage } from './page.ts'

export const fashion = {
  type: 'fashion',
  table: 'fashions',
  ...tickedOnly,
  unlock: 'fashion',
  list: {
    ...plainList,
    word: 'fashion',
    names: {
      en: 'Fashion Accessories',
      de: 'Modeaccessoires',
      fr: 'Accessoires de mode',
      ja: 'ファッションアクセサリー',
    },
  },
  page: {
    ...wornPage,
    path: 'fashions',
    icon: 'fashion',
    menu: { place: 70, group: 'appearance' },
    details: ['howTo', 'market', 'description', 'tooltip', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
