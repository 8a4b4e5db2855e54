import { expect, test } from 'vitest'
import { type Chosen, chosenQuery, isChosen, readChosen } from './facet.ts'

test.each<[string, Chosen, string]>([
  ['', {}, ''],
  ['?source=11&expansion=5&x=1', { expansion: '5', source: '11' }, '?expansion=5&source=11'],
  ['?category=&source=0', { source: '0' }, '?source=0'],
  ['?source=%3Cb%3E', { source: '<b>' }, '?source=%3Cb%3E'],
])('%s', (search, chosen, query) => {
  expect(readChosen(search)).toEqual(chosen)
  expect(chosenQuery(chosen)).toBe(query)
})

test('a row is shown if it has every value that is chosen; what it has none of is 0', () => {
  const row = (name: string) => ({ expansion: '5', source: '11' })[name]
  expect(isChosen({}, row)).toBe(true)
  expect(isChosen({ expansion: '5', source: '11' }, row)).toBe(true)
  expect(isChosen({ expansion: '5', source: '2' }, row)).toBe(false)
  expect(isChosen({ category: '3' }, row)).toBe(false)
  expect(isChosen({ category: '0' }, row)).toBe(true)
})
