import { type Collection, plainList, tickedOnly } from './collection.ts'
import { soldSorts, plainPage } from './page.ts'

/** Orchestrion rolls; a roll’s description is the game’s own hint on where to get it. */
export const orchestrion = {
  type: 'orchestrion',
  table: 'orchestrions',
  ...tickedOnly,
  unlock: 'orchestrion',
  list: {
    ...plainList,
    word: 'orchestrion',
    names: {
      en: 'Orchestrion Rolls',
      de: 'Notenrollen',
      fr: 'Rouleaux pour orchestrion',
      ja: 'オーケストリオン譜',
    },
    describesWay: true,
  },
  page: {
    ...plainPage,
    path: 'orchestrions',
    icon: 'orchestrion',
    menu: { place: 110, group: 'pastimes' },
    levels: ['category'],
    sorts: soldSorts,
    facets: ['patch', 'obtainable', 'source', 'market', 'price', 'wish'],
    details: ['category', 'number', 'howTo', 'market', 'description', 'share', 'patch', 'date'],
    parts: ['categoryLabels'],
  },
} as const satisfies Collection
