import { type Collection, tickedOnly } from './collection.ts'

/** Levequests. */
export const leve = {
  type: 'leve',
  table: 'leves',
  ...tickedOnly,
} as const satisfies Collection
