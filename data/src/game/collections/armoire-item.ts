import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage, mostRows } from './page.ts'

/** What can be kept in the armoire, by its categories; below one of them by event, duty or job. */
export const armoireItem = {
  type: 'armoireItem',
  table: 'armoire',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'armoire',
    // There would be 14,000.
    itemPages: false,
    names: { en: 'Armoire', de: 'Kostbarkeitenkabinett', fr: 'Bahut personnel', ja: '愛蔵品キャビネット' },
  },
  page: {
    ...countedPage,
    path: 'armoire',
    icon: 'armoire',
    menu: { place: 72, group: 'appearance' },
    levels: ['category'],
    rows: mostRows,
    facets: ['kind', ...countedPage.facets],
    groupings: ['category'],
    details: ['category', 'howTo', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
