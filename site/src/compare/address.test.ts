import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryFor, secondIn, turnedQuery } from './address.ts'
import { listIn, thingLists } from '#things/lists.ts'

test.each([
  ['/char/7/compare/8/', 8],
  ['/de/char/7/compare/0012', 12],
  ['/char/7/compare/', null],
  ['/char/7/compare/nobody/', null],
  ['/char/7/compare/0/', null],
])('the second character of %s is %s', (path, id) => expect(secondIn(path)).toBe(id))

test('an address names every list, and opens mounts where it names none that there is', () => {
  for (const { word } of thingLists) expect(listIn(queryFor(word, ''), thingLists).word).toBe(word)
  expect(listIn('', thingLists).word).toBe('mounts')
  expect(listIn('?list=horses', thingLists).word).toBe('mounts')
  expect(queryFor('mounts', '?list=minions')).toBe('')
})

test('another list keeps who has a thing, and no other way to narrow', () => {
  expect(queryFor('emotes', '?list=minions&show=onlyB&q=cat&patch=7.0')).toBe('?list=emotes&show=onlyB')
})

test('turned twice, an address is as it was', () => {
  expect(turnedQuery('?list=minions&show=onlyA')).toBe('?list=minions&show=onlyB')
  const words = fc.constantFrom('both', 'onlyA', 'onlyB', 'neither', 'all')
  fc.assert(
    fc.property(words, fc.constantFrom(...thingLists), (show, { word }) => {
      const search = queryFor(word, `?show=${show}`)
      expect(turnedQuery(turnedQuery(search))).toBe(search)
    }),
  )
  expect(turnedQuery('')).toBe('')
})
