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
  views: ['blocks'],
  details: [],
  parts: ['trackerCode'],
  toggle: 'blocks',
} as const satisfies PageFacts
