import { type Collection, plainList } from './collection.ts'
import { type CollectionPage, plainPage } from './page.ts'

/** Emotes that have to be unlocked. */
export const emote = {
  type: 'emote',
  table: 'emotes',
  learnt: 'hand',
  dates: 'ticked',
  rule: 'item',
  unlock: 'emote',
  boards: [],
  list: {
    ...plainList,
    word: 'emote',
    names: { en: 'Emotes', de: 'Emotes', fr: 'Emotes', ja: 'エモート' },
  },
} as const satisfies Collection

/** Its page of a character (spec: characters §2). */
export const emotePage = { ...plainPage, path: 'emotes', tables: ['emoteCategories'] } as const satisfies CollectionPage
