import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

export const cosmicMission = {
  type: 'cosmicMission',
  table: 'cosmicMissions',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'cosmic',
    icon: 'star',
    menu: { place: 150, group: 'crafting' },
    // A job's name, or `critical`.
    levels: ['job'],
    filters: [],
    sorts: ['missingFirst', 'inGame', 'patch'],
    facets: ['planet', 'mission', 'now', 'patch', 'obtainable', 'wish'],
    details: ['patch'],
  },
} as const satisfies Collection
