import type { Collection } from './collection.ts'

/** Triple Triad opponents. */
export const triadNpc = {
  type: 'triadNpc',
  table: 'ttnpcs',
  learnt: 'hand',
  rule: 'item',
  unlock: null,
  boards: [],
  list: null,
} as const satisfies Collection
