import { expect, test } from 'vitest'
import { boardQuery, readBoardAddress } from './query.ts'

test.each([
  ['', 1, null],
  ['?page=3', 3, null],
  ['?page=3&char=42', 3, 42],
  ['?page=0&char=-1', 1, null],
  ['?page=1e3&char=x', 1, null],
  ['?page=2.5', 1, null],
])('%j asks for page %i and character %s', (search, page, character) => {
  expect(readBoardAddress(search)).toEqual({ page, character })
})

test('the first page has no query', () => {
  expect(boardQuery({ page: 1, character: null })).toBe('')
  expect(boardQuery({ page: 2, character: null })).toBe('?page=2')
  expect(boardQuery({ page: 1, character: 7 })).toBe('?char=7')
  expect(readBoardAddress(boardQuery({ page: 9, character: 7 }))).toEqual({ page: 9, character: 7 })
})
