import type { Collection, ListNames } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

/** Titles, each of which follows from an achievement; players know one by either form. */
export const title = {
  type: 'title',
  table: 'titles',
  learnt: 'achievement',
  dates: 'lodestone',
  rule: 'achievement',
  unlock: null,
  boards: [],
  lodestone: null,
  bySource: false,
  list: {
    word: 'title',
    givesPoints: false,
    logOnly: false,
    itemPages: false,
    searched: ['name', 'feminine', 'description'],
    describesWay: false,
  },
} as const satisfies Collection

export const titleNames = { en: 'Titles', de: 'Titel', fr: 'Titres', ja: '称号' } as const satisfies ListNames

export const titlePage = {
  ...plainPage,
  path: 'titles',
  levels: ['category'],
  tables: ['achievements', 'achievementKinds', 'achievementCategories'],
  rows: 250,
  filters: [],
  sections: ['left', 'obtained', 'notObtainable'],
  search: ['masculine', 'feminine', 'kind', 'category'],
  details: ['name', 'givenBy', 'date'],
  toggle: 'none',
} as const satisfies PageFacts
