import { expect, test } from 'vitest'
import { readListAddress, searchQuery } from './address.ts'

test.each([
  ['', { text: '', page: 1 }],
  ['?page=3', { text: '', page: 3 }],
  ['?q=fat+chocobo&page=2', { text: 'fat chocobo', page: 2 }],
  ['?q=%E9%BA%92%E9%BA%9F', { text: '麒麟', page: 1 }],
  ['?page=-1', { text: '', page: 1 }],
  ['?page=x&q=%20', { text: '', page: 1 }],
])('%s is read', (query, address) => expect(readListAddress(query)).toEqual(address))

test.each([
  [{ text: '', page: 1 }, ''],
  [{ text: ' a & b ', page: 1 }, '?q=a+%26+b'],
  [{ text: '麒麟', page: 2 }, '?q=%E9%BA%92%E9%BA%9F&page=2'],
])('%j is written, and read again', (address, query) => {
  expect(searchQuery(address)).toBe(query)
  expect(readListAddress(query)).toEqual({ ...address, text: address.text.trim() })
})
