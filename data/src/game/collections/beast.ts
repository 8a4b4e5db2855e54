import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedSorts, plainPage } from './page.ts'

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
    ...plainPage,
    path: 'beasts',
    icon: 'beast',
    menu: { place: 126, group: 'battle' },
    itemBy: 'number',
    sorts: countedSorts,
    facets: ['patch', 'obtainable', 'source', 'wish'],
    groupings: ['category'],
    details: ['number', 'howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
