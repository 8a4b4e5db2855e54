import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
  ['gzip, br', ['br', 'gzip']],
  ['zstd, gzip;q=0.1, br', ['br', 'gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['gzip;q=0, br;q=0', []],
  ['gzip; q=0.000, *', ['br']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['x-gzip, deflate', []],
  ['', []],
])('%j takes %j', (accept, encodings) => expect(acceptedEncodings(accept)).toEqual(encodings))
