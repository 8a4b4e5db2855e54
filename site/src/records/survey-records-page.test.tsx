import { expect, test } from 'vitest'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { showTables } from '#tables/build/shown.fixture.ts'
import { SurveyRecordsPage } from './survey-records-page.tsx'

test('survey records are below the name of their series, in its order', async () => {
  const record = (id: number, surveySeriesId: number) => ({
    id,
    number: id,
    sort: id,
    name: `Record ${id}`,
    surveySeriesId,
  })
  showTables({
    surveyRecords: [record(1, 2), record(2, 1), record(3, 2)],
    surveySeries: [
      { id: 1, name: 'The Palace' },
      { id: 2, name: 'The Mountain' },
    ],
  })
  const page = await drawnPage(SurveyRecordsPage, 'surveyRecord')
  expect(page.words('.part').map((words) => words.match(/The \w+|Record \d/g))).toEqual([
    ['The Palace', 'Record 2'],
    ['The Mountain', 'Record 1', 'Record 3'],
  ])
})
