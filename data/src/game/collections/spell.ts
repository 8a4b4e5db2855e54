import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

/** Spells of blue magic, in the order of the spellbook; achievements say how many are known, never which. */
export const spell = {
  type: 'spell',
  table: 'spells',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'spell',
    names: { en: 'Blue Magic', de: 'Blaumagie', fr: 'Magie bleue', ja: '青魔法' },
  },
  page: {
    ...countedPage,
    path: 'spells',
    icon: 'spell',
    menu: { place: 125, group: 'battle' },
    itemBy: 'number',
    block: 25,
    views: ['list', 'blocks'],
    groupings: ['number'],
    details: ['number', 'stars', 'howTo', 'description', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
