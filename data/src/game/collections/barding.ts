import { type Collection, plainList, tickedOnly } from './collection.ts'
import { wornPage } from './page.ts'

export const barding = {
  type: 'barding',
  table: 'bardings',
  ...tickedOnly,
  unlock: 'barding',
  list: {
    ...plainList,
    word: 'barding',
    names: {
      en: 'Chocobo Barding',
      de: 'Rossharnische',
      fr: 'Bardes pour chocobo',
      ja: 'チョコボ装甲',
    },
  },
  page: {
    ...wornPage,
    path: 'bardings',
    icon: 'barding',
    menu: { place: 120, group: 'companions' },
  },
} as const satisfies Collection
