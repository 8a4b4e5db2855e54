import { type Collection, creature, creatureList, type ListNames } from './collection.ts'
import { type PageFacts, creaturePage } from './page.ts'

export const mount = {
  type: 'mount',
  table: 'mounts',
  ...creature,
  unlock: 'mount',
  lodestone: { page: 'mount', oldAfter: { signs: 72, watched: 1 } },
  list: { ...creatureList, word: 'mount' },
} as const satisfies Collection

export const mountNames = { en: 'Mounts', de: 'Reittiere', fr: 'Montures', ja: 'マウント' } as const satisfies ListNames

export const mountPage = { ...creaturePage, path: 'mounts' } as const satisfies PageFacts
