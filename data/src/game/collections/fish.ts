import { type Collection, tickedOnly } from './collection.ts'
import { plainPage } from './page.ts'

export const fish = {
  type: 'fish',
  table: 'fish',
  ...tickedOnly,
  page: {
    ...plainPage,
    path: 'fish',
    icon: 'job-FSH',
    menu: { place: 100, group: 'crafting' },
    block: 100,
    views: ['blocks', 'list'],
    groupings: ['number', 'place', 'level'],
    search: ['name', 'howTo', 'note'],
    notes: ['list'],
    details: ['description', 'date'],
  },
} as const satisfies Collection
