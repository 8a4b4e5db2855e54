import { expect, test } from 'vitest'
import { foldedWords, foldNames } from './fold.ts'

test.each([
  ['Junior Jinbei', 'junior jinbei'],
  ['Ｆａｔ　Ｃａｔ', 'fat cat'],
  ["The Weapon's Refrain", 'the weapons refrain'],
  ['Bébé chocobo', 'bebe chocobo'],
  ['Großer Gründling', 'grosser grundling'],
  ['œuf æther', 'oeuf aether'],
  ['ﾓｰｸﾞﾘ', 'モーグリ'],
  ['もーぐり', 'モーグリ'],
  ['マメット・アリゼー', 'マメット アリゼー'],
  ['one\nTwo-three', 'one\ntwo three'],
])('%j is compared as %j', (name, folded) => expect(foldNames(name)).toBe(folded))

test('words are there once, and a text may be none', () => {
  expect(foldedWords(' Wind-up  wind\nSun!')).toEqual(['wind', 'up', 'sun'])
  expect(foldedWords(' - ')).toEqual([])
})
