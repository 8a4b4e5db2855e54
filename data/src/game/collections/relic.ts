import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

/** Relics: weapons, tools and armor that are made step by step, and weapons of ultimate duties; achievements prove many of them. */
export const relic = {
  type: 'relic',
  table: 'relics',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'relic',
    names: { en: 'Relics', de: 'Relikte', fr: 'Équipements antiques', ja: 'レリック装備' },
    itemPages: false,
  },
  page: {
    ...countedPage,
    path: 'relics',
    icon: 'relic',
    menu: { place: 127, group: 'battle' },
    views: ['table', 'list'],
    facets: ['kind', ...countedPage.facets],
    groupings: ['category'],
    details: ['howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
