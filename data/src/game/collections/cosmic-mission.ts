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
  tables: [
    ...(['cosmicPlanets', 'cosmicRedAlerts', 'leveAssignmentTypes', 'items', 'placeNames'] as const),
    ...(['weathers', 'weatherRates', 'territories'] as const),
  ],
  filters: [],
  details: ['name', 'patch', 'missionType', 'missionTime', 'redAlert', 'deliveries', 'recipes', 'missionPay'],
  parts: ['weather', 'rewardTiers', 'jobFilter'],
} as const satisfies PageFacts
