import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedSorts, plainPage } from './page.ts'

/** Vistas of the sightseeing log; achievements say when all of a block are known. */
export const vista = {
  type: 'vista',
  table: 'vistas',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'vista',
    names: { en: 'Sightseeing Log', de: 'Eorzea Incognita', fr: 'Carnet d’exploration', ja: '探検手帳' },
  },
  page: {
    ...plainPage,
    path: 'sightseeinglog',
    icon: 'vista',
    menu: { place: 146, group: 'exploration' },
    sorts: countedSorts,
    facets: ['now', 'patch', 'obtainable', 'source', 'wish'],
    groupings: ['category'],
    details: ['number', 'howTo', 'description', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
