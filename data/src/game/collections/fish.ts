import { type Collection, tickedOnly } from './collection.ts'

/** Fish. */
export const fish = {
  type: 'fish',
  table: 'fish',
  ...tickedOnly,
} as const satisfies Collection
