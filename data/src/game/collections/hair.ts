import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

/** Hairstyles that have to be unlocked. */
export const hair = {
  type: 'hair',
  table: 'hairs',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'hair',
  boards: [],
  list: {
    ...plainList,
    word: 'hairstyle',
    names: { en: 'Hairstyles', de: 'Frisuren', fr: 'Coiffures', ja: '髪型' },
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const hairPage = { ...plainPage, path: 'hairstyles' } as const satisfies CollectionPage
