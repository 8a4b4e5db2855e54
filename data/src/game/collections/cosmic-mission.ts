import type { Collection } from './collection.ts'

/** Missions of cosmic exploration. */
export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  learnt: 'hand',
  rule: 'item',
  unlock: null,
  boards: [],
  list: null,
} as const satisfies Collection
