import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

/** Chocobo bardings. */
export const barding = {
  type: 'barding',
  table: 'bardings',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'barding',
  boards: [],
  list: {
    ...plainList,
    word: 'barding',
    names: { en: 'Bardings', de: 'Rossharnische', fr: 'Bardes', ja: 'バード装甲' },
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const bardingPage = { ...plainPage, path: 'bardings' } as const satisfies CollectionPage
