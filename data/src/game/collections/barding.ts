import { type Collection, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const barding = {
  type: 'barding',
  table: 'bardings',
  ...tickedOnly,
  unlock: 'barding',
  list: {
    ...plainList,
    word: 'barding',
    names: { en: 'Chocobo barding', de: 'Rossharnische', fr: 'Bardes pour chocobo', ja: 'チョコボ装甲' },
  },
} as const satisfies Collection

export const bardingPage = { ...plainPage, path: 'bardings' } as const satisfies PageFacts
