import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName, foldSearch } from './fold.ts'

test.each([
  ['Aldo Test', 'aldo test'],
  ['  ALDO\t  TEST ', 'aldo test'],
  ['Ａｌｄｏ Ｔｅｓｔ', 'aldo test'],
  ["D’Arc O'Neill", "d'arc o'neill"],
  ['Straße', 'strasse'],
  ['Ælfred\u200b', 'ælfred'],
  ['ﾓｰｸﾞﾘ', 'モーグリ'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'.replace(/σ$/, 'ς')],
  ['', ''],
])('%j is compared as %j', (name, folded) => expect(foldName(name)).toBe(folded))

test('folding again changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => foldName(foldName(name)) === foldName(name)))
})

test.each([
  ['Áldo Tëst', 'aldo test'],
  ["D'Arc  O’Neill", 'darc oneill'],
  ['Mi-ku Lin', 'miku lin'],
  ['Mina - Test', 'mina test'],
  ['aldo', 'aldo'],
  ['ﾊﾞｰﾊﾞﾗ', 'バーバラ'],
  ['@-', ''],
])('%j is looked for as %j', (text, sought) => expect(foldSearch(text)).toBe(sought))
