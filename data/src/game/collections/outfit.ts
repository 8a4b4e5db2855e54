import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage, mostRows } from './page.ts'

/** Outfits: pieces that are kept in the glamour dresser as one. */
export const outfit = {
  type: 'outfit',
  table: 'outfits',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'outfit',
    names: { en: 'Outfits', de: 'Setprojektionen', fr: 'Mirages d’ensemble', ja: '装備一式' },
  },
  page: {
    ...countedPage,
    path: 'outfits',
    icon: 'outfit',
    menu: { place: 74, group: 'appearance' },
    rows: mostRows,
    details: ['howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
