import { type Collection, plainList } from './collection.ts'
import { plainPage } from './page.ts'

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
  page: { ...plainPage, path: 'bardings' },
} as const satisfies Collection
