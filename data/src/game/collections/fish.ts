import type { Collection } from './collection.ts'

/** Fish. */
export const fish = {
  type: 'fish',
  table: 'fish',
  learnt: 'hand',
  rule: 'item',
  unlock: null,
  boards: [],
  list: null,
} as const satisfies Collection
