import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Bozjan field notes. */
export const bozjaNote = {
  type: 'bozjaNote',
  table: 'bozjaNotes',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'bozjanotes',
    itemBy: 'number',
    tables: ['fates', 'maps'],
    details: ['name', 'stars', 'description', 'howTo', 'fates'],
    parts: ['fateMap'],
  },
} as const satisfies Collection
