import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const triadNpc = {
  type: 'triadNpc',
  table: 'ttnpcs',
  ...tickedOnly,
} as const satisfies Collection

export const triadNpcPage = {
  ...plainPage,
  path: 'ttnpcs',
  tables: ['ttrules', 'ttcards', 'npcs', 'placeNames', 'maps'],
  details: ['name', 'rules', 'regionalRules', 'fee', 'estimatedPatch', 'map', 'cardRewards', 'deck'],
} as const satisfies PageFacts
