import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

/** Missions of cosmic exploration. */
export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  ...tickedOnly,
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const cosmicMissionPage = {
  ...plainPage,
  path: 'cosmic',
  // A job's name, or `critical`.
  levels: ['job'],
  tables: ['cosmicPlanets', 'cosmicRedAlerts', 'jobs', 'items', 'weathers'],
  filters: [],
  details: ['name', 'missionType', 'missionTime', 'redAlert', 'deliveries', 'recipes', 'missionPay'],
  parts: ['weather', 'rewardTiers', 'jobFilter'],
} as const satisfies PageFacts
