import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { surveyRecords, surveySeries } from './survey-records.ts'

const files = {
  'en/VVDNotebookContents.csv': [
    '#,Name,Description,Icon,Image',
    '0,,,0,0',
    '1,First,A tale.,70501,70401',
    '2,Second,Another.,70502,70402',
    '3,Elsewhere,A third.,70503,70403',
  ],
  'en/VVDNotebookSeries.csv': ['#,Name,Contents[0],Contents[1]', '0,,0,0', '1,Record One,1,2', '9,Record Nine,3,0'],
  'en/VVDData.csv': ['#,ContentFinderCondition,Series,Sequence', '1,868,1,1', '2,878,1,2', '3,961,9,1'],
  'en/VVDRouteData.csv': ['#,NotebookEntry', '1.0,2', '1.1,1', '9.0,0'],
  'en/ContentFinderCondition.csv': ['#,Name,ContentType,SortKey', '868,the Crypt,30,1', '961,the Isle,30,2'],
}

test('records say by which route of which variant dungeon they come', () => {
  const context = makeContext(files)
  const { rows, skipped } = surveyRecords.build(context)
  expect(rows.map(({ id, number, sources, patch }) => ({ id, number, sources, patch }))).toEqual([
    { id: 1, number: 1, sources: [{ kind: 'instance', id: 868, route: 2 }], patch: '6.25' },
    { id: 2, number: 2, sources: [{ kind: 'instance', id: 868, route: 1 }], patch: '6.25' },
    // Neither the route nor the patch is known.
    { id: 3, number: 1, sources: [{ kind: 'instance', id: 961 }], patch: null },
  ])
  expect(rows.map(({ surveySeriesId }) => surveySeriesId)).toEqual([1, 1, 9])
  expect(skipped).toBe(1)
  expect(rows.every(({ obtainable }) => obtainable)).toBe(true)
  expect(context.references.of('duties')).toEqual([868, 961])
  expect(surveySeries.build(context).rows.map(({ id, name }) => [id, name.en])).toEqual([
    [1, 'Record One'],
    [9, 'Record Nine'],
  ])
})

test('a record of no series is refused', () => {
  const without = { ...files, 'en/VVDNotebookSeries.csv': files['en/VVDNotebookSeries.csv'].slice(0, 3) }
  expect(() => surveyRecords.build(makeContext(without))).toThrow('VVDNotebookSeries has no series with this record')
})
