import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainRows } from './plain-rows.ts'

const field = fc.string({ unit: fc.constantFrom('a', 'é', '猫', ' ', '"', ',', '\n'), maxLength: 5 })
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const written = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean(), fc.boolean())
  .chain(([width, hasMark, isQuoted]) =>
    fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }).map((rows) => ({
      rows,
      text: `${hasMark ? '\uFEFF' : ''}${rows
        .map((row) => row.map((one) => (isQuoted || /[",\n]/.test(one) ? quote(one) : one)).join(','))
        .join('\n')}\n`,
    })),
  )

test('rows that are written as CSV are read back', () => {
  fc.assert(
    fc.property(written, ({ rows, text }) => {
      expect(plainRows(text)).toEqual(rows)
    }),
  )
})

test('what it reads of any text is what the parser of every CSV reads', () => {
  let read = 0
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\uFEFF'), maxLength: 12 }), (text) => {
      const rows = plainRows(text)
      if (rows === null) return
      read++
      expect(parse(text, { bom: true })).toEqual(rows)
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeGreaterThan(50)
})

describe('what another parser has to look at:', () => {
  test.each([
    ['a quote that is never closed', 'a,"b\nc,d\n'],
    ['signs behind a quote', 'a,"b"c\n'],
    ['a quote within a field', 'a,b"c\n'],
    ['rows of different lengths', 'a,b\nc\n'],
    ['a last line without an end', 'a,b\nc,d'],
    ['a last line that ends with a comma', 'a,b\nc,'],
    ['lines that end as on Windows', 'a,b\r\nc,d\r\n'],
  ])('%s', (_, text) => expect(plainRows(text)).toBe(null))
})
