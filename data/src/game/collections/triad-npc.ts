import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

export const triadNpc = {
  type: 'triadNpc',
  table: 'ttnpcs',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'ttnpcs',
    icon: 'way-match',
    menu: { tabOf: 'ttcards' },
    sorts: ['missingFirst', 'inGame', 'patch'],
    facets: ['cards', 'region', 'patch', 'obtainable', 'wish'],
    search: ['name', 'howTo', 'note'],
    notes: ['list'],
    details: ['regionalRules', 'fee', 'estimatedPatch'],
  },
} as const satisfies Collection
