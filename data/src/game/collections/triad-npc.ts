import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Triple Triad opponents. */
export const triadNpc = {
  type: 'triadNpc',
  table: 'ttnpcs',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'ttnpcs',
    tables: ['ttrules', 'ttcards', 'npcs', 'placeNames', 'maps'],
    details: ['name', 'rules', 'regionalRules', 'fee', 'map', 'cardRewards', 'deck'],
  },
} as const satisfies Collection
