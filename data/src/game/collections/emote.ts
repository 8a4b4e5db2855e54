import type { Collection } from './collection.ts'

/** Emotes that have to be unlocked. */
export const emote = {
  type: 'emote',
  table: 'emotes',
  learnt: 'hand',
  rule: 'item',
  unlock: 'emote',
  boards: [],
  list: {
    word: 'emote',
    names: { en: 'Emotes', de: 'Emotes', fr: 'Emotes', ja: 'エモート' },
    givesPoints: false,
    logOnly: false,
    itemPages: true,
    searched: ['name'],
    describesWay: false,
  },
} as const satisfies Collection
