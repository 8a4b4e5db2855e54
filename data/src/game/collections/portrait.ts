import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

/** Parts of portraits, ticked by the condition that unlocks them. */
export const portrait = {
  type: 'portrait',
  table: 'portraitConditions',
  ...tickedOnly,
  unlock: 'portraitCondition',
} as const satisfies Collection

export const portraitPage = {
  ...plainPage,
  path: 'portraits',
  levels: ['tab'],
  tables: ['portraits', 'sourceTypes'],
  sourceFilter: true,
  details: ['name', 'howTo', 'estimatedPatch', 'portraitParts'],
} as const satisfies PageFacts
