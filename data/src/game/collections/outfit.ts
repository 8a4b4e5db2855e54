import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedSorts, mostRows, plainPage } from './page.ts'

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
    ...plainPage,
    path: 'outfits',
    icon: 'outfit',
    menu: { place: 74, group: 'appearance' },
    rows: mostRows,
    sorts: countedSorts,
    facets: ['patch', 'obtainable', 'source', 'wish'],
    details: ['howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
