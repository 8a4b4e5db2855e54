import { describe, expect, test } from 'vitest'
import { grouped, texts } from './index.ts'

describe('texts', () => {
  test.each([
    ['en', '15th Sun of the 2nd Umbral Moon'],
    ['de', '15. Sonne im 2. Schattenmond'],
    ['fr', '15e soleil de la 2e lune ombrale'],
    ['ja', '霊2月(2月) 15日'],
  ] as const)('nameday in %s', (language, text) => {
    expect(texts[language].namedayOf(15, 2, true)).toBe(text)
  })

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [23, '23rd'],
    [30, '30th'],
  ])('ordinal of %i', (day, text) => {
    expect(texts.en.namedayOf(day, 1, false)).toBe(`${text} Sun of the 1st Astral Moon`)
  })

  test('every language names eleven different ranks', () => {
    for (const { companyRank } of Object.values(texts)) {
      expect(new Set(Array.from({ length: 11 }, (_, i) => companyRank(2, i + 1))).size).toBe(11)
    }
    expect(texts.en.companyRank(3, 9)).toBe('Second Flame Lieutenant')
  })
})

test('thousands are separated as the language does', () => {
  expect(grouped(1834000, texts.en)).toBe('1,834,000')
  expect(grouped(1834000, texts.de)).toBe('1.834.000')
  expect(grouped(999, texts.fr)).toBe('999')
})
