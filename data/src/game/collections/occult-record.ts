import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

/** Entries of the Occult Record; an achievement says when all of South Horn are known. */
export const occultRecord = {
  type: 'occultRecord',
  table: 'occultRecords',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'occultrecord',
    names: { en: 'Occult Record', de: 'Kreszentia-Chronik', fr: 'Calepin du croissant', ja: '三日月島探査記録帳' },
  },
  page: {
    ...countedPage,
    path: 'occultrecords',
    icon: 'occultrecord',
    menu: { place: 144, group: 'exploration' },
    itemBy: 'number',
    details: ['number', 'howTo', 'description', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
