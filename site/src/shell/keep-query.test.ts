import { expect, test } from 'vitest'
import { keptQuery } from './keep-query.ts'

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?q=fat+chocobo&page=3', '?q=fat+chocobo&page=3'],
  ['?char=42&utm_source=x', '?char=42'],
  ['?utm_source=x', ''],
])('%s keeps %s', (query, expected) => expect(keptQuery(query)).toBe(expected))
