import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { isUntranslated, localise } from './rows.ts'

const name = { en: 'Moogle', de: 'Mogry', fr: null, ja: 'モーグリ' }

test.each([
  ['de', 'Mogry'],
  ['ja', 'モーグリ'],
  ['fr', 'Moogle'],
  ['en', 'Moogle'],
] as const)('names in %s, however deep, English where that is missing', (language, text) => {
  const row = { id: 1, name, none: null, points: 5, list: [{ name }, name], inner: { title: name }, flags: [true] }
  expect(localise(row, language)).toEqual({
    id: 1,
    name: text,
    none: null,
    points: 5,
    list: [{ name: text }, text],
    inner: { title: text },
    flags: [true],
  })
})

test('a name that a language has not is the English one, and said to be so', () => {
  const row = { id: 1, name: { en: 'Bell', de: null, fr: 'Cloche', ja: null } }
  expect(languages.map((language) => isUntranslated(row, language))).toEqual([false, true, false, true])
  expect(isUntranslated({ id: 1, name: null }, 'de')).toBe(false)
  expect(isUntranslated({ id: 1 }, 'de')).toBe(false)
})
