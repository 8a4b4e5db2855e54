import { expect, test } from 'vitest'
import { loadTable } from '../game/tables/index.ts'
import { allowanceDays, leveAllowances } from './leves.ts'

test.each([
  [[], 0],
  [[{ largeScale: false }], 1],
  [[{ largeScale: true }, { largeScale: false }, { largeScale: true }], 21],
])('%j take %i allowances', (leves, allowances) => expect(leveAllowances(leves)).toBe(allowances))

test('six allowances come back a day', () => expect([0, 3, 6, 100].map(allowanceDays)).toEqual([0, 0.5, 1, 100 / 6]))

test('the table says the same of every levequest', () => {
  for (const leve of loadTable('leves'))
    expect([leve.id, leveAllowances([leve])]).toEqual([leve.id, leve.allowanceCost])
})
