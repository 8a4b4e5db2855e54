import { expect, test } from 'vitest'
import { fitting, readChoice } from './choice.ts'

test.each([
  [[], 'global', 4, 'Crafters', 10],
  [['Lich'], 'Lich', 4, 'Crafters', 10],
  [['Lich', '2', 'FSH', '3'], 'Lich', 2, 'FSH', 3],
  [['Lich', '3', 'Gatherers'], 'Lich', 3, 'Gatherers', 10],
  [['Lich', '1', 'XYZ', '11'], 'Lich', 4, 'Crafters', 10],
  [['Lich', '2', 'CRP', '0'], 'Lich', 2, 'CRP', 10],
])('%j is %s, season %i, %s, day %i', (words, scope, season, group, day) => {
  expect(readChoice(words)).toEqual({ scope, season, group, day })
})

test('a season that ended earlier shows its last day', () => {
  const index = { seasons: [{ season: 2, days: [1, 2, 7], groups: [], scopes: [] }] }
  const choice = readChoice(['global', '2'])
  expect(fitting(index, choice).day).toBe(7)
  expect(fitting(index, { ...choice, day: 2 }).day).toBe(2)
  expect(fitting(index, { ...choice, season: 3 }).day).toBe(10)
})
