import { expect, test } from 'vitest'
import { foldedWords, foldNames, foldText, textMatcher } from './fold.ts'

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

test.each([
  ['dor épée', 'Épée d’Or 12', true],
  ["d'or", 'Épée d’Or 12', true],
  ['or 12', 'Épée d’Or 12', true],
  ['epee 13', 'Épée d’Or 12', false],
  ['windup', 'Wind-up Sun', true],
  ['wind-up', 'Wind-up Sun', true],
  ['psu', 'Wind-up Sun', false],
  ['', 'Wind-up Sun', true],
  ['まめっとありぜー', 'マメット・アリゼー', true],
  ['トア', 'マメット・アリゼー', true],
  ['birdsong', 'Gold bird\nSong of it', false],
])('whether %j finds %j: %s', (sought, text, isFound) => expect(textMatcher(sought)(foldText(text))).toBe(isFound))
