import { type Collection, tickedOnly } from './collection.ts'

/** Missions of cosmic exploration. */
export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  ...tickedOnly,
} as const satisfies Collection
