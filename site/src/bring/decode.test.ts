import { expect, test } from 'vitest'
import { decode } from './decode.ts'

const bytes = (...all: number[]) => Uint8Array.from(all)

test.each([
  ['utf-8', bytes(0xe3, 0x83, 0x89), 'en', 'ド'],
  ['utf-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'en', 'a'],
  ['utf-16', bytes(0xff, 0xfe, 0xc9, 0x30), 'en', 'ド'],
  ['utf-16, the other way around', bytes(0xfe, 0xff, 0x30, 0xc9), 'en', 'ド'],
  ['Windows-1252', bytes(0x46, 0xfc, 0x72), 'de', 'Für'],
  ['Shift JIS', bytes(0x83, 0x68), 'ja', 'ド'],
] as const)('%s is read', (_, file, language, text) => expect(decode(file, language)).toBe(text))
