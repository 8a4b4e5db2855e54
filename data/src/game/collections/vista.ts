import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

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
    ...countedPage,
    path: 'sightseeinglog',
    icon: 'vista',
    menu: { place: 146, group: 'exploration' },
    facets: ['now', ...countedPage.facets],
    groupings: ['category'],
    details: ['number', 'howTo', 'description', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
