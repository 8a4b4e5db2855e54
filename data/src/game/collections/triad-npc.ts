import { type Collection, tickedOnly } from './collection.ts'

/** Triple Triad opponents. */
export const triadNpc = {
  type: 'triadNpc',
  table: 'ttnpcs',
  ...tickedOnly,
} as const satisfies Collection
