import { describe, expect, test } from 'vitest'
import { counted, fill, texts } from './index.ts'

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))

const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()
const english = new Map(leaves(texts.en))

describe.each(['de', 'fr', 'ja'] as const)('texts in %s', (language) => {
  const own = leaves(texts[language])

  test('have the keys of English, none empty', () => {
    expect(own.map(([key]) => key)).toEqual([...english.keys()])
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('carry the same marks as English', () => {
    for (const [key, text] of own) expect(marks(text), key).toEqual(marks(english.get(key) ?? ''))
  })
})

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
  expect(counted(texts[language].common.characters, n, language)).toBe(expected)
})
