import { type Collection, creature, creatureList, type ListNames } from './collection.ts'
import { type PageFacts, creaturePage } from './page.ts'

export const minion = {
  type: 'minion',
  table: 'minions',
  ...creature,
  unlock: 'minion',
  lodestone: { page: 'minion', oldAfter: { signs: 72, watched: 1 } },
  list: { ...creatureList, word: 'minion' },
} as const satisfies Collection

export const minionNames = {
  en: 'Minions',
  de: 'Begleiter',
  fr: 'Mascottes',
  ja: 'ミニオン',
} as const satisfies ListNames

export const minionPage = { ...creaturePage, path: 'minions' } as const satisfies PageFacts
