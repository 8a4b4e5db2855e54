import { describe, expect, test } from 'vitest'
import { hasAlready, rangeOf } from './conditional.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a" , "y"', true],
  ['*', true],
  ['"x,a"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match: %s', (header, has) => {
  expect(hasAlready(header, '"a"')).toBe(has)
  expect(hasAlready(header, 'W/"a"')).toBe(has)
})

describe('rangeOf', () => {
  const of = (range: string, ifRange?: string) => rangeOf({ range, 'if-range': ifRange }, { size: 10, etag: '"a"' })
  test.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=1-2', 'whole'],
    ['bytes=-', 'whole'],
  ])('%s', (range, part) => expect(of(range)).toEqual(part))

  test('of a version that is another by now there are no parts', () =>
    expect([of('bytes=0-3', '"a"'), of('bytes=0-3', '"b"')]).toEqual([{ first: 0, last: 3 }, 'whole']))
})
