import type { Collection } from './collection.ts'

/** Levequests. */
export const leve = {
  type: 'leve',
  table: 'leves',
  learnt: 'hand',
  rule: 'item',
  unlock: null,
  boards: [],
  list: null,
} as const satisfies Collection
