import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { tallies } from './tallies.ts'

test('the achievements that ask for a number of spells, and no others of their type', () => {
  const context = makeContext({
    'en/Achievement.csv': [
      '#,Name,Type,Key,Data[0]',
      '0,,0,0,0',
      '5,Learned,25,6,5',
      '6,,25,6,10',
      '7,Elsewhere,25,62,30',
      '8,Another,24,6,5',
      '9,Learned More,25,6,120',
    ],
  })
  expect(tallies.build(context).rows).toEqual([
    { id: 5, table: 'spells', count: 5 },
    { id: 9, table: 'spells', count: 120 },
  ])
})
