import type { Collection } from './collection.ts'

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
} as const satisfies Collection
