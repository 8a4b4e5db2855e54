import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

/** Orchestrion rolls; a roll’s description is the game’s own hint on where to get it. */
export const orchestrion = {
  type: 'orchestrion',
  table: 'orchestrions',
  ...tickedOnly,
  unlock: 'orchestrion',
  list: {
    ...plainList,
    word: 'orchestrion',
    describesWay: true,
  },
} as const satisfies Collection

export const orchestrionNames = {
  en: 'Orchestrion rolls',
  de: 'Notenrollen',
  fr: 'Rouleaux pour orchestrion',
  ja: 'オーケストリオン譜',
} as const satisfies ListNames

export const orchestrionPage = {
  ...plainPage,
  path: 'orchestrions',
  levels: ['category'],
  tables: ['orchestrionCategories'],
  details: ['name', 'category', 'number', 'howTo', 'description', 'share', 'patch', 'date', 'audio'],
  parts: ['categoryProgress'],
} as const satisfies PageFacts
