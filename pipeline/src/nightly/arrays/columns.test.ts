import fc from 'fast-check'
import { expect, test } from 'vitest'
import { column, commonStart, isSameText, joinTexts, textAt, textColumn } from './columns.ts'

const textsOf = (texts: readonly string[]) => {
  const list = textColumn()
  for (const text of texts) list.push(text)
  return list.data()
}

test('a column grows and keeps its numbers', () => {
  const numbers = column((length) => new Uint32Array(length))
  for (let value = 0; value < 1000; value++) numbers.push(value)
  expect(Array.from(numbers.data())).toEqual(Array.from({ length: 1000 }, (_, value) => value))
})

test('texts come back as they were, in any script, also after joining', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (a, b) => {
      const joined = joinTexts([textsOf(a), textsOf(b)])
      expect(Array.from(joined.ends, (_, at) => textAt(joined, at))).toEqual([...a, ...b])
    }),
  )
})

test('two texts of a list are the same only where they are equal', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'ü'), maxLength: 3 })
  fc.assert(
    fc.property(fc.array(few, { minLength: 1 }), (texts) => {
      const list = textsOf(texts)
      for (const [a, text] of texts.entries())
        for (const [b, other] of texts.entries()) expect(isSameText(list, a, b)).toBe(text === other)
    }),
  )
})

test.each([
  [['https://a.test/f/1.jpg', '', 'https://a.test/f/12.jpg'], 'https://a.test/f/'],
  [['https://a.test/f/1.jpg', 'https://b.test/f/1.jpg'], 'https://'],
  [['/ö/ü.jpg', '/ö/û.jpg'], '/ö/'],
  [['a', 'b'], ''],
  [['', ''], ''],
  [[], ''],
])('%j begin with %j', (texts, text) => {
  expect(commonStart(textsOf(texts))).toEqual({ text, length: new TextEncoder().encode(text).length })
})
