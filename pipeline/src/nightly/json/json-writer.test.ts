import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumn } from '../arrays/columns.ts'
import { JsonWriter } from './json-writer.ts'

const read = (writer: JsonWriter) => new TextDecoder().decode(writer.bytes)

test('whole numbers are as JSON has them', () => {
  const writer = new JsonWriter()
  const number = fc.oneof(fc.nat(2000), fc.nat({ max: 2 ** 32 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }))
  fc.assert(
    fc.property(number, (value) => {
      writer.clear()
      writer.int(value)
      expect(read(writer)).toBe(String(value))
    }),
    { numRuns: 2000, examples: [[0], [9], [10], [2 ** 32 - 1], [2 ** 32], [Number.MAX_SAFE_INTEGER]] },
  )
})

test('texts of any kind come back, whole or without what they begin with', () => {
  const writer = new JsonWriter()
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 90 })), (texts) => {
      const list = textColumn()
      for (const text of texts) list.push(`Kö${text}`)
      for (const [index, text] of texts.entries()) {
        writer.clear()
        writer.text(list.data(), index)
        expect(JSON.parse(read(writer))).toBe(`Kö${text}`)
        writer.clear()
        writer.text(list.data(), index, 3)
        expect(JSON.parse(read(writer))).toBe(text)
      }
    }),
    { examples: [[['"\\\n\u0000\u001f', '']]] },
  )
})

test('it grows, and starts again when it is cleared', () => {
  const writer = new JsonWriter()
  for (let value = 0; value < 40_000; value++) {
    writer.char(32)
    writer.int(value)
  }
  writer.raw('ß')
  expect(read(writer)).toBe(`${Array.from({ length: 40_000 }, (_, value) => ` ${value}`).join('')}ß`)
  writer.clear()
  expect(read(writer)).toBe('')
})
