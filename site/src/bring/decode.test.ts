import { expect, test } from 'vitest'
import { decode } from './decode.ts'

const bytes = (...all: number[]) => Uint8Array.from(all)

test.each([
  ['utf-8', bytes(0xe3, 0x83, 0x89), 'en', 'ド'],
  ['utf-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'en', 'a'],
  ['utf-16', bytes(0xff, 0xfe, 0xc9, 0x30), 'en', 'ド'],
  ['utf-16, the other way around', bytes(0xfe, 0xff, 0x30, 0xc9), 'en', 'ド'],
  ['Windows-1252', bytes(0x46, 0xfc, 0x72), 'de', 'Für'],
  ['Windows-1252 with one letter of a mark', bytes(0x41, 0xfe), 'en', 'Aþ'],
  ['Windows-1252 with the other', bytes(0xff, 0x41), 'en', 'ÿA'],
  ['Windows-1252 with one letter of the other mark', bytes(0xfe, 0x41), 'en', 'þA'],
  ['Windows-1252 that ends as a mark does', bytes(0x41, 0xff), 'en', 'Aÿ'],
  ['utf-8 on a page in Japanese', bytes(0xe3, 0x83, 0x89), 'ja', 'ド'],
  ['Windows-1252 on a page in Japanese, which no Shift JIS is', bytes(0x46, 0xfc, 0x72), 'ja', 'Für'],
  ['Shift JIS', bytes(0x83, 0x68), 'ja', 'ド'],
] as const)('%s is read', (_, file, language, text) => expect(decode(file, language)).toBe(text))
