import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Parts of portraits, ticked by the condition that unlocks them. */
export const portrait = {
  type: 'portrait',
  table: 'portraitConditions',
  ...tickedOnly,
  unlock: 'portraitCondition',
  page: {
    ...plainPage,
    path: 'portraits',
    icon: 'frame',
    menu: { place: 160, group: 'appearance' },
    levels: ['tab'],
    sorts: ['missingFirst', 'inGame', 'patch'],
    facets: ['patch', 'obtainable', 'source', 'wish'],
    details: ['howTo', 'estimatedPatch'],
  },
} as const satisfies Collection
