import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, wornPage } from './page.ts'

/** Hairstyles that have to be unlocked. */
export const hair = {
  type: 'hair',
  table: 'hairs',
  ...tickedOnly,
  unlock: 'hair',
  list: {
    ...plainList,
    word: 'hairstyle',
  },
} as const satisfies Collection

export const hairNames = { en: 'Hairstyles', de: 'Frisuren', fr: 'Coiffures', ja: '髪型' } as const satisfies ListNames

export const hairPage = { ...wornPage, path: 'hairstyles' } as const satisfies PageFacts
