import { expect, test } from 'vitest'
import { rarityCsv } from './csv.ts'

test('a list as CSV: quotes doubled, formulas disarmed, what is gone without a place', () => {
  const numbers = { folded: false, count: 2, points: 50, percent: 0.5, percentFull: 0.512 }
  const csv = rarityCsv([
    { id: 1, place: 1, item: { id: 1, name: 'The "Fat", Cat', ways: [{ text: '=HYPERLINK(1)' }] }, ...numbers },
    { id: 2, place: null, item: { id: 2, name: 'Duke', feminine: 'Duchess', gone: true }, ...numbers },
  ])
  expect(csv.slice(1).split('\r\n')).toEqual([
    'place,id,name,count,percent,points,obtainable,howTo',
    `1,1,"The ""Fat"", Cat",2,0.512,50,yes,'=HYPERLINK(1)`,
    ',2,Duke / Duchess,2,0.512,50,no,',
    '',
  ])
})
