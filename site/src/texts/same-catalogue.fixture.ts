import { expect } from 'vitest'

/** Every text of a catalogue with the keys that lead to it. */
export const leavesOf = (node: unknown, path: readonly string[] = []): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path.join('.'), node]]
    : Object.entries(node as object).flatMap(([key, value]) => leavesOf(value, [...path, key]))

const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()

/** Expects a catalogue to have the keys of the English one in the same order, the same marks in each text, and no empty text. */
export const expectSameCatalogue = (own: object, english: object): void => {
  const marksOf = (texts: [key: string, text: string][]) => texts.map(([key, text]) => [key, marks(text)])
  const texts = leavesOf(own)
  expect(marksOf(texts)).toEqual(marksOf(leavesOf(english)))
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
}

/** Expects no text of a catalogue to be that of the English one. */
export const expectTranslated = (own: object, english: object): void => {
  const known = new Map(leavesOf(english))
  expect(leavesOf(own).filter(([key, text]) => known.get(key) === text)).toEqual([])
}
