import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  ...tickedOnly,
} as const satisfies Collection

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
