import type { Collection } from './collection.ts'
import { mostRows, plainPage } from './page.ts'

export const achievement = {
  type: 'achievement',
  table: 'achievements',
  learnt: ['read'],
  dates: 'lodestone',
  rule: 'achievement',
  unlock: null,
  boards: [
    { mode: 'standard', measure: 'counted' },
    { mode: 'all', measure: 'owned' },
    { mode: 'xivdb', measure: 'gamePoints' },
    { mode: 'rarity', measure: 'rarityPoints' },
  ],
  lodestone: null,
  bySource: false,
  list: {
    word: 'achievement',
    names: {
      en: 'Achievements',
      de: 'Errungenschaften',
      fr: 'Hauts faits',
      ja: 'アチーブメント',
    },
    givesPoints: true,
    logOnly: false,
    itemPages: false,
    searched: ['name', 'description'],
    describesWay: false,
  },
  page: {
    ...plainPage,
    path: 'achievements',
    icon: 'achievement',
    menu: { place: 40, group: 'character' },
    levels: ['kind', 'category'],
    rows: mostRows,
    sorts: ['missingFirst', 'inGame', 'name', 'points', 'newest'],
    facets: ['obtainable', 'gives', 'wish'],
    search: ['name'],
    details: ['category', 'date', 'gives', 'share', 'description', 'patch'],
  },
} as const satisfies Collection
