import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Missions of cosmic exploration. */
export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'cosmic',
    // A job's name, or `critical`.
    levels: ['job'],
    tables: ['cosmicPlanets', 'cosmicRedAlerts', 'jobs', 'items', 'weathers'],
    filters: [],
    details: ['name', 'missionType', 'missionTime', 'redAlert', 'deliveries', 'recipes', 'missionPay'],
    parts: ['weather', 'rewardTiers', 'jobFilter'],
  },
} as const satisfies Collection
