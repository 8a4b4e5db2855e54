import { type Collection, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

export const fish = {
  type: 'fish',
  table: 'fish',
  ...tickedOnly,
} as const satisfies Collection

export const fishPage = {
  ...plainPage,
  path: 'fish',
  block: 100,
  tables: ['placeNames'],
  views: ['blocks', 'list'],
  groupings: ['number', 'place', 'level'],
  details: ['name', 'description', 'date'],
  parts: ['trackerCode'],
  toggle: 'blocks',
} as const satisfies PageFacts
