import { expect, test } from 'vitest'
import { counted, fill } from './fill.ts'
import { characterStateTexts, commonTexts, rarityItemTexts, rarityRowTexts } from './texts.ts'

test('fill puts values in and leaves unknown marks alone', () => {
  expect(fill('{a} of {b}', { a: '1' })).toBe('1 of {b}')
})

test.each([
  ['en', 1, '1 character'],
  ['en', 0, '0 characters'],
  ['fr', 0, '0 personnage'],
  ['de', 12_345, '12.345 Charaktere'],
  ['ja', 1, '1人'],
] as const)('counted in %s for %i is %s', (language, n, expected) => {
  expect(counted(commonTexts(language).characters, n, language)).toBe(expected)
})

test.each([
  ['en', '1 point', '1 found', '1 of 1 counted character', '0 of 2 counted characters'],
  ['de', '1 Punkt', '1 gefunden', '1 von 1 gezählten Charakter', '0 von 2 gezählten Charakteren'],
  ['fr', '1 point', '1 résultat', '1 sur 1 personnage pris en compte', '0 sur 2 personnages pris en compte'],
  ['ja', '1ポイント', '1件', '集計対象1人のうち1人', '集計対象2人のうち0人'],
] as const)('one is not told as many in %s', (language, points, found, only, none) => {
  const { ownedBy } = rarityItemTexts(language)
  expect(counted(characterStateTexts(language).points, 1, language)).toBe(points)
  expect(counted(rarityRowTexts(language).found, 1, language)).toBe(found)
  expect(fill(counted(ownedBy, 1, language), { owners: '1' })).toBe(only)
  expect(fill(counted(ownedBy, 2, language), { owners: '0' })).toBe(none)
})
