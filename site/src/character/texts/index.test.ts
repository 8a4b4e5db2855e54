import { describe, expect, test } from 'vitest'
import { counted, fill } from '#texts/fill.ts'
import { characterTexts } from './index.ts'

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()

test.each(['de', 'fr', 'ja'] as const)('texts of characters in %s have the keys and marks of English', (language) => {
  const marksOf = (list: [string, string][]) => list.map(([key, text]) => [key, marks(text)])
  expect(marksOf(leaves(characterTexts[language]))).toEqual(marksOf(leaves(characterTexts.en)))
  expect(leaves(characterTexts[language]).filter(([, text]) => text.trim() === '')).toEqual([])
})

describe('Japanese', () => {
  test('is not English', () => {
    const english = new Map(leaves(characterTexts.en))
    expect(leaves(characterTexts.ja).filter(([key, text]) => english.get(key) === text)).toEqual([])
  })
})

test.each([
  ['en', 'up 1 place since yesterday', 'down 12 places since yesterday', '1 of 1 entry', '100 of 250 entries'],
  ['de', '1 Platz besser als gestern', '12 Plätze schlechter als gestern', '1 von 1 Eintrag', '100 von 250 Einträgen'],
  ['fr', '1 place gagnée depuis hier', '12 places perdues depuis hier', '1 entrée sur 1', '100 entrées sur 250'],
  ['ja', '前日より1上昇', '前日より12下降', '1件中1件', '250件中100件'],
] as const)('one is not told as many in %s', (language, up, down, only, some) => {
  const { events, ...own } = characterTexts[language]
  expect(counted(own.up, 1, language)).toBe(up)
  expect(counted(own.down, 12, language)).toBe(down)
  expect(fill(counted(events.shown, 1, language), { shown: '1' })).toBe(only)
  expect(fill(counted(events.shown, 250, language), { shown: '100' })).toBe(some)
})
