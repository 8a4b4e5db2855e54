import type { Collection } from './collection.ts'

/** Titles, each of which follows from an achievement; players know one by either form. */
export const title = {
  type: 'title',
  table: 'titles',
  learnt: 'achievement',
  dates: 'lodestone',
  rule: 'achievement',
  unlock: null,
  boards: [],
  list: {
    word: 'title',
    names: { en: 'Titles', de: 'Titel', fr: 'Titres', ja: '称号' },
    givesPoints: false,
    logOnly: false,
    itemPages: false,
    searched: ['name', 'feminine', 'description'],
    describesWay: false,
  },
} as const satisfies Collection
