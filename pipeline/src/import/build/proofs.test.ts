import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { proofs } from './proofs.ts'

const items = Array.from({ length: 10 }, (_, at) => `Item[${at}]`)

const filesWith = (...rows: string[]) => ({
  'en/Achievement.csv': [
    '#,Name,Type,Key,Data[0]',
    '9,Annals,28,0,2',
    '8,Denizens,27,0,2',
    '7,Cards,29,0,3',
    '6,,27,0,2',
    '5,Surveyed,31,2,70182',
    '4,Occult,25,62,2',
  ],
  'en/FishParameter.csv': ['#,Item,IsInLog', '1,70,True', '2,71,True', '3,72,False', '4,73,True'],
  'en/FishingSpot.csv': [`#,${items.join()}`, `237,70,71,72${',0'.repeat(7)}`],
  'en/TripleTriadCardResident.csv': [
    '#,Order,UIPriority,Top',
    '11,1,0,4',
    '12,2,0,4',
    '13,2,5,4',
    '14,3,0,0',
    '15,3,0,4',
  ],
  'en/MYCWarResultNotebook.csv': ['#,Number', '1,1', '2,2', '3,3'],
  'en/VVDNotebookSeries.csv': ['#,Contents[0],Contents[1]', '1,21,22', '2,23,24', '3,25,0'],
  'en/MKDLore.csv': ['#,Name', '1,Someone', '2,Somewhere', '3,'],
  'hand/proofs.csv': ['achievement,table,by,from,to,source', ...rows].join('\n').split('\n'),
})

test('rows are chosen by number, or by the spot at which the log has them', () => {
  const context = makeContext(
    filesWith('9,bozjaNotes,number,2,3,sheet', '8,fish,spot,237,237,sheet', '7,ttcards,number,1,3,sheet'),
  )
  expect(proofs.build(context).rows).toEqual([
    { id: 7, table: 'ttcards', ids: [11, 12, 15] },
    { id: 8, table: 'fish', ids: [1, 2] },
    { id: 9, table: 'bozjaNotes', ids: [2, 3] },
  ])
})

test('records are chosen by their series, which is that of the achievement, or by number', () => {
  const context = makeContext(filesWith('5,surveyRecords,series,2,2,sheet', '4,occultRecords,number,1,3,sheet'))
  expect(proofs.build(context).rows).toEqual([
    { id: 4, table: 'occultRecords', ids: [1, 2] },
    { id: 5, table: 'surveyRecords', ids: [23, 24] },
  ])
})

test.each([
  ['5,surveyRecords,series,1,1,sheet', 'hand/proofs.csv, row 2, column from: the achievement asks for others'],
  [
    '5,surveyRecords,series,3,3,sheet',
    'hand/proofs.csv, row 2, column to: the achievement asks for 2, and these are 1',
  ],
  ['99,fish,spot,237,237,sheet', 'hand/proofs.csv, row 2, column achievement: there is no achievement 99'],
  ['6,fish,spot,237,237,sheet', 'hand/proofs.csv, row 2, column achievement: there is no achievement 6'],
  ['9,mounts,number,1,2,sheet', 'hand/proofs.csv, row 2, column table: nothing is proven of "mounts"'],
  ['9,fish,number,1,2,sheet', 'hand/proofs.csv, row 2, column by: rows of fish are not chosen by "number"'],
  ['9,bozjaNotes,number,1,3,sheet', 'hand/proofs.csv, row 2, column to: the achievement asks for 2, and these are 3'],
  ['9,bozjaNotes,number,3,1,sheet', 'hand/proofs.csv, row 2, column to: the achievement asks for 2, and these are 0'],
  ['8,fish,spot,238,238,sheet', 'hand/proofs.csv, row 2, column to: the achievement asks for 2, and these are 0'],
])('%s is refused', (row, message) => {
  expect(() => proofs.build(makeContext(filesWith(row)))).toThrow(message)
})
