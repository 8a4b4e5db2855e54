import { type Collection, type ListNames, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, wornPage } from './page.ts'

/** Emotes that have to be unlocked. */
export const emote = {
  type: 'emote',
  table: 'emotes',
  ...tickedOnly,
  unlock: 'emote',
  list: {
    ...plainList,
    word: 'emote',
  },
} as const satisfies Collection

export const emoteNames = { en: 'Emotes', de: 'Emotes', fr: 'Emotes', ja: 'エモート' } as const satisfies ListNames

export const emotePage = {
  ...wornPage,
  path: 'emotes',
  tables: ['emoteCategories'],
  groupings: ['category'],
} as const satisfies PageFacts
