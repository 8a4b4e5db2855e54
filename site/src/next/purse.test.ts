import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { amountIn, faultIn, keepAmount, mostAmount, parsePurse, purse, purseKey } from './purse.ts'

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['１２００', 1200],
  ['0', 0],
  ['', null],
  ['-3', null],
  ['12k', null],
  ['99999999999', null],
])('typed, "%s" is %s', (typed, amount) => expect(amountIn(typed)).toBe(amount))

test.each([
  ['', null],
  [' 1,200', null],
  [String(mostAmount), null],
  [String(mostAmount + 1), 'tooMuch'],
  ['９９９.999.999.999', 'tooMuch'],
  ['-3', 'invalid'],
  ['12k', 'invalid'],
  ['.', 'invalid'],
])('of "%s" it is said: %s', (typed, fault) => expect(faultIn(typed)).toBe(fault))

test('what is damaged is left out', () => {
  expect([...parsePurse('{"29":5,"x":3,"7":-1,"8":1.5,"9":"4","012":1}')]).toEqual([[29, 5]])
  for (const text of [null, '', '{', 'null', '5', '[]']) expect(parsePurse(text).size).toBe(0)
})

test('amounts are kept in this browser, and with the last one nothing is left', () => {
  const page = openPage('', { kept: { [purseKey]: '{"28":10}' } })
  keepAmount(29, 0)
  expect(JSON.parse(page.storage.getItem(purseKey) ?? '')).toEqual({ 28: 10, 29: 0 })
  keepAmount(28, null)
  keepAmount(29, null)
  expect([page.storage.getItem(purseKey), purse.get().size]).toEqual([null, 0])
})
