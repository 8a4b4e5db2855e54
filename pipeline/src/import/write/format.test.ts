import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRecord, formatRows } from './format.ts'

test('one row a line', () => {
  expect(formatRows([{ id: 1 }, { id: 2, name: 'b' }])).toBe('[\n{"id":1},\n{"id":2,"name":"b"}\n]\n')
  expect(formatRows([])).toBe('[]\n')
  expect(formatRecord({ 1: { a: 'x' } })).toBe('{\n"1":{"a":"x"}\n}\n')
  expect(formatRecord({})).toBe('{}\n')
})

test('reads back as what was written', () => {
  const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), json)), (rows) => {
      expect(JSON.parse(formatRows(rows))).toEqual(JSON.parse(JSON.stringify(rows)))
    }),
  )
})
