import type { Collection } from './collection.ts'

/** Bozjan field notes. */
export const bozjaNote = {
  type: 'bozjaNote',
  table: 'bozjaNotes',
  learnt: 'hand',
  rule: 'item',
  unlock: null,
  boards: [],
  list: null,
} as const satisfies Collection
