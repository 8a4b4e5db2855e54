import { type Collection, tickedOnly } from './collection.ts'

/** Bozjan field notes. */
export const bozjaNote = {
  type: 'bozjaNote',
  table: 'bozjaNotes',
  ...tickedOnly,
} as const satisfies Collection
