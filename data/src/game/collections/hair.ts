import { type Collection, plainList, tickedOnly } from './collection.ts'
import { wornPage } from './page.ts'

/** Hairstyles that have to be unlocked. */
export const hair = {
  type: 'hair',
  table: 'hairs',
  ...tickedOnly,
  unlock: 'hair',
  list: {
    ...plainList,
    word: 'hairstyle',
    names: { en: 'Hairstyles', de: 'Frisuren', fr: 'Coiffures', ja: '髪型' },
  },
  page: {
    ...wornPage,
    path: 'hairstyles',
    icon: 'hairstyle',
    menu: { tabOf: 'fashions' },
    facets: ['wear', ...wornPage.facets],
  },
} as const satisfies Collection
