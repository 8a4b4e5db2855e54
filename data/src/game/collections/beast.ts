import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

/** Beasts of the beastmaster, in the order of the game's own list. */
export const beast = {
  type: 'beast',
  table: 'beasts',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'beast',
    names: { en: 'Beasts', de: 'Bestien', fr: 'Bêtes', ja: '魔獣' },
  },
  page: {
    ...countedPage,
    path: 'beasts',
    icon: 'beast',
    menu: { place: 126, group: 'battle' },
    itemBy: 'number',
    groupings: ['category'],
    details: ['number', 'howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
