import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

/** Orchestrion rolls; a roll’s description is the game’s own word on where to get it. */
export const orchestrion = {
  type: 'orchestrion',
  table: 'orchestrions',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'orchestrion',
  boards: [],
  list: {
    ...plainList,
    word: 'orchestrion',
    names: { en: 'Orchestrion rolls', de: 'Notenrollen', fr: 'Rouleaux pour orchestrion', ja: 'オーケストリオン譜' },
    describesWay: true,
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const orchestrionPage = {
  ...plainPage,
  path: 'orchestrions',
  levels: ['category'],
  tables: ['orchestrionCategories'],
  details: ['name', 'category', 'number', 'howTo', 'audio'],
  parts: ['categoryProgress'],
} as const satisfies CollectionPage
