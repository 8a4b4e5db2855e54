import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

/** Fish. */
export const fish = {
  type: 'fish',
  table: 'fish',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'fish',
    block: 100,
    views: ['blocks'],
    details: [],
    parts: ['trackerCode'],
    toggle: 'blocks',
  },
} as const satisfies Collection
