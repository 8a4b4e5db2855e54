import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { Derived } from '../sources/index.ts'
import { acquired } from './collectable.ts'
import { fromSheet, namesFromSheet } from './build.ts'

/** The patches that opened the variant dungeons, by their series. Sure: their achievements are of the same patches. */
const patchOfSeries: Readonly<Record<number, string>> = { 1: '6.25', 2: '6.45', 3: '6.51', 4: '7.45' }

/** Where the variant dungeon itself stands among the duties of its series; those after it have no routes. */
const variantDungeon = 1

const seriesOf = (record: SheetRow, { sheets }: ImportContext): SheetRow =>
  sheets.open('VVDNotebookSeries').rows.find((row) => row.ints('Contents').includes(record.id)) ??
  record.refuse('#', 'VVDNotebookSeries has no series with this record')

/** The duty and the route that give a record; the sheet counts routes from 0. */
const waysOf = (record: SheetRow, series: SheetRow, { sheets }: ImportContext): Derived[] => {
  const duty = sheets
    .open('VVDData')
    .rows.find((row) => row.int('Series') === series.id && row.int('Sequence') === variantDungeon)
  const route = sheets
    .open('VVDRouteData')
    .subRows(series.id)
    .findIndex((row) => row.int('NotebookEntry') === record.id)
  if (duty === undefined) return []
  return [
    {
      source: {
        kind: 'instance',
        id: duty.int('ContentFinderCondition'),
        ...(route >= 0 && { route: route + 1 }),
      },
    },
  ]
}

/** What the records of a variant dungeon are called. */
export const surveySeries = namesFromSheet('surveySeries', 'VVDNotebookSeries')

/** Survey records: the route of a variant dungeon that gives each. */
export const surveyRecords = fromSheet('surveyRecords', 'VVDNotebookContents', {
  keep: (row) => row.text('Name') !== '',
  make: (row, context) => {
    const series = seriesOf(row, context)
    return {
      id: row.id,
      name: row.names('Name'),
      sort: row.id,
      icon: row.int('Icon'),
      ...acquired(context, 'surveyRecords', row.id, waysOf(row, series, context)),
      patch: patchOfSeries[series.id] ?? null,
      surveySeriesId: series.id,
      number: series.ints('Contents').indexOf(row.id) + 1,
      image: row.int('Image'),
    }
  },
  prose: (row) => ({ description: row.prose('Description') }),
})
