import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, wornPage } from './page.ts'

export const barding = {
  type: 'barding',
  table: 'bardings',
  ...tickedOnly,
  unlock: 'barding',
  list: {
    ...plainList,
    word: 'barding',
  },
} as const satisfies Collection

export const bardingNames = {
  en: 'Chocobo barding',
  de: 'Rossharnische',
  fr: 'Bardes pour chocobo',
  ja: 'チョコボ装甲',
} as const satisfies ListNames

export const bardingPage = { ...wornPage, path: 'bardings' } as const satisfies PageFacts
