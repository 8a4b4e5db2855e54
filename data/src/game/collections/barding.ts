import { type Collection, plainList } from './collection.ts'

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
    names: { en: 'Chocobo barding', de: 'Rossharnische', fr: 'Bardes pour chocobo', ja: 'チョコボ装甲' },
  },
} as const satisfies Collection
