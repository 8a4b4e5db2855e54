import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const bozjaNote = {
  type: 'bozjaNote',
  table: 'bozjaNotes',
  ...tickedOnly,
} as const satisfies Collection

export const bozjaNotePage = {
  ...plainPage,
  path: 'bozjanotes',
  itemBy: 'number',
  tables: ['fates', 'maps'],
  details: ['name', 'stars', 'description', 'howTo', 'patch', 'fates'],
  parts: ['fateMap'],
} as const satisfies PageFacts
