import { expect, test } from 'vitest'
import { comparedIn, foundBase, searchQuery } from './found-base.ts'

test.each([
  ['?q=Mina', null, '/de/char/'],
  ['?q=Mina&compare=7', 7, '/de/char/7/compare/'],
  ['?compare=07', null, '/de/char/'],
  ['?compare=7/../1', null, '/de/char/'],
  ['', null, '/de/char/'],
])('a search with the query %j leads below %s', (query, compared, base) => {
  expect(comparedIn(query)).toBe(compared)
  expect(foundBase('de', comparedIn(query))).toBe(base)
})

test.each([
  [' Mina Exodus ', 7, '?q=Mina%20Exodus&compare=7'],
  ['Mina', null, '?q=Mina'],
  [' ', 7, '?compare=7'],
  ['', null, ''],
])('the query of %j, compared with %s, is %j', (text, compared, query) =>
  expect(searchQuery(text, compared)).toBe(query),
)
