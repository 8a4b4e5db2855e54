import type { Collection } from './collection.ts'
import { mostRows, plainPage } from './page.ts'

/** Titles, each of which follows from an achievement; players know one by either form. */
export const title = {
  type: 'title',
  table: 'titles',
  learnt: ['proven'],
  dates: 'lodestone',
  rule: 'achievement',
  unlock: null,
  boards: [],
  lodestone: null,
  bySource: false,
  list: {
    word: 'title',
    names: { en: 'Titles', de: 'Titel', fr: 'Titres', ja: '称号' },
    givesPoints: false,
    logOnly: false,
    itemPages: false,
    searched: ['name', 'feminine', 'description'],
    describesWay: false,
  },
  page: {
    ...plainPage,
    path: 'titles',
    icon: 'title',
    menu: { place: 30, group: 'character' },
    levels: ['category'],
    rows: mostRows,
    sorts: ['missingFirst', 'inGame', 'name', 'newest'],
    filters: [],
    facets: ['kind'],
    sections: ['left', 'obtained', 'notObtainable'],
    search: ['name', 'other', 'kind', 'category'],
    details: ['forms', 'givenBy', 'category', 'date', 'share'],
  },
} as const satisfies Collection
