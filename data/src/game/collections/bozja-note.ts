import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

export const bozjaNote = {
  type: 'bozjaNote',
  table: 'bozjaNotes',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'bozjanotes',
    icon: 'way-activity',
    menu: { place: 140, group: 'exploration' },
    itemBy: 'number',
    sorts: ['missingFirst', 'inGame', 'patch'],
    facets: ['patch', 'obtainable', 'wish'],
    details: ['stars', 'description', 'howTo', 'patch'],
  },
} as const satisfies Collection
