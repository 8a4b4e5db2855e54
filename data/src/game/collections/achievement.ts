import type { Collection, ListNames } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const achievement = {
  type: 'achievement',
  table: 'achievements',
  learnt: 'sync',
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
    givesPoints: true,
    logOnly: false,
    itemPages: false,
    searched: ['name', 'description'],
    describesWay: false,
  },
} as const satisfies Collection

export const achievementNames = {
  en: 'Achievements',
  de: 'Errungenschaften',
  fr: 'Hauts faits',
  ja: 'アチーブメント',
} as const satisfies ListNames

export const achievementPage = {
  ...plainPage,
  path: 'achievements',
  levels: ['kind', 'category'],
  tables: ['achievementKinds', 'achievementCategories', 'titles', 'items'],
  rows: 250,
  details: ['name', 'description', 'points', 'givesTitle', 'givesItem', 'date'],
  toggle: 'none',
} as const satisfies PageFacts
