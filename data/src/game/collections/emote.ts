import { type Collection, plainList, tickedOnly } from './collection.ts'
import { wornPage } from './page.ts'

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
  page: {
    ...wornPage,
    path: 'emotes',
    icon: 'emote',
    menu: { place: 130 },
    ownRoute: true,
    groupings: ['category'],
  },
} as const satisfies Collection
