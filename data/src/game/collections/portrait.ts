import type { Collection } from './collection.ts'
import { plainPage } from './page.ts'

/** Parts of portraits, ticked by the condition that unlocks them. */
export const portrait = {
  type: 'portrait',
  table: 'portraitConditions',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'portraitCondition',
  boards: [],
  list: null,
  page: {
    ...plainPage,
    path: 'portraits',
    levels: ['tab'],
    tables: ['portraits', 'sourceTypes'],
    sourceFilter: true,
    details: ['name', 'howTo', 'portraitParts'],
  },
} as const satisfies Collection
