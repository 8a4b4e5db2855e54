import { type Collection, plainList, tickedOnly } from './collection.ts'
import { wornPage } from './page.ts'

/**
 * Emotes that have to be unlocked. The Lodestone lists those of players who want it, together with the emotes that everybody has; 91 or 92 of
 * these stand on every page, as three need a Grand Company.
 */
export const emote = {
  type: 'emote',
  table: 'emotes',
  ...tickedOnly,
  learnt: ['read', 'ticked'],
  dates: 'seen',
  unlock: 'emote',
  lodestone: {
    page: 'emote',
    tab: 4,
    namesOn: 'desktop',
    everyoneHas: { table: 'defaultEmotes', atLeast: 80 },
    oldAfter: { signs: 168, watched: 24 },
  },
  list: {
    ...plainList,
    word: 'emote',
    names: { en: 'Emotes', de: 'Emotes', fr: 'Emotes', ja: 'エモート' },
  },
  page: {
    ...wornPage,
    path: 'emotes',
    icon: 'emote',
    menu: { place: 130, group: 'appearance' },
    groupings: ['category'],
  },
} as const satisfies Collection
