import { type Collection, plainList, tickedOnly } from './collection.ts'
import { type PageFacts, plainPage } from './page.ts'

/** Emotes that have to be unlocked. */
export const emote = {
  type: 'emote',
  table: 'emotes',
  ...tickedOnly,
  unlock: 'emote',
  list: {
    ...plainList,
    word: 'emote',
    names: { en: 'Emotes', de: 'Emotes', fr: 'Emotes', ja: 'エモート' },
  },
} as const satisfies Collection

export const emotePage = { ...plainPage, path: 'emotes', tables: ['emoteCategories'] } as const satisfies PageFacts
