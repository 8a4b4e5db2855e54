import { expect, test } from 'vitest'
import { crc32 } from './checksum.ts'

test.each([
  ['', 0x00000000],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('crc32 of %j is the published check value', (text, expected) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(expected)
})
