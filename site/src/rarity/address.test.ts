import { expect, test } from 'vitest'
import { type ListAddress, listQuery, readListAddress } from './address.ts'

test.each([
  ['', { text: '', order: null, page: 1 }],
  ['?page=3', { text: '', order: null, page: 3 }],
  ['?order=rising', { text: '', order: 'rising', page: 1 }],
  ['?order=upwards', { text: '', order: null, page: 1 }],
  ['?q=fat+chocobo&page=2', { text: 'fat chocobo', order: null, page: 2 }],
  ['?q=%E9%BA%92%E9%BA%9F', { text: '麒麟', order: null, page: 1 }],
  ['?page=-1', { text: '', order: null, page: 1 }],
  ['?page=x&q=%20', { text: '', order: null, page: 1 }],
])('%s is read', (query, address) => expect(readListAddress(query)).toEqual(address))

test.each([
  [{ text: '', order: null, page: 1 }, ''],
  [{ text: ' a & b ', order: null, page: 1 }, '?q=a+%26+b'],
  [{ text: '麒麟', order: null, page: 2 }, '?q=%E9%BA%92%E9%BA%9F&page=2'],
  [{ text: '', order: 'newest', page: 3 }, '?order=newest&page=3'],
] as [ListAddress, string][])('%j is written, and read again', (address, query) => {
  expect(listQuery(address)).toBe(query)
  expect(readListAddress(query)).toEqual({ ...address, text: address.text.trim() })
})
