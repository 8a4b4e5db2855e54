import { type Collection, plainList, tickedOnly } from './collection.ts'
import { countedPage } from './page.ts'

/** Survey records of variant dungeons; an achievement says of each dungeon when all of its records are known. */
export const surveyRecord = {
  type: 'surveyRecord',
  table: 'surveyRecords',
  ...tickedOnly,
  list: {
    ...plainList,
    word: 'surveyrecord',
    names: { en: 'Survey Records', de: 'Erkundungsberichte', fr: 'Journaux d’exploration', ja: '探索記' },
  },
  page: {
    ...countedPage,
    path: 'surveyrecords',
    icon: 'surveyrecord',
    menu: { place: 142, group: 'exploration' },
    groupings: ['category'],
    details: ['number', 'howTo', 'description', 'share', 'patch', 'date'],
  },
} as const satisfies Collection
