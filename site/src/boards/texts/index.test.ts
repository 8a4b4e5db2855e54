import { describe, expect, test } from 'vitest'
import { boardTexts } from './index.ts'

const leaves = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node as object).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()

test.each(['de', 'fr', 'ja'] as const)('texts of boards in %s have the keys and marks of English', (language) => {
  const marksOf = (list: [string, string][]) => list.map(([key, text]) => [key, marks(text)])
  expect(marksOf(leaves(boardTexts[language]))).toEqual(marksOf(leaves(boardTexts.en)))
  expect(leaves(boardTexts[language]).filter(([, text]) => text.trim() === '')).toEqual([])
})

describe('Japanese', () => {
  test('is not English', () => {
    const english = new Map(leaves(boardTexts.en))
    expect(leaves(boardTexts.ja).filter(([key, text]) => english.get(key) === text)).toEqual([])
  })
})
