import type { Collection } from './collection.ts'

/** Parts of portraits, ticked by the condition that unlocks them. */
export const portrait = {
  type: 'portrait',
  table: 'portraitConditions',
  learnt: 'hand',
  rule: 'item',
  unlock: 'portraitCondition',
  boards: [],
  list: null,
} as const satisfies Collection
