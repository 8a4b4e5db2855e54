import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './compress.ts'

describe('chooseEncoding', () => {
  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip; q=0.000, *', 'br'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('%s', (accept, encoding) => expect(chooseEncoding(accept, 'application/json', 5000)).toBe(encoding))

  test('nothing that is small, huge or packed already', () => {
    expect(chooseEncoding('br', 'image/webp', 5000)).toBeNull()
    expect(chooseEncoding('br', 'text/html', 999)).toBeNull()
    expect(chooseEncoding('br', 'text/html', 10_000_001)).toBeNull()
  })
})
