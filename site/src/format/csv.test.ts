import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, rowsOfCsv } from './csv.ts'

/** The only cell of a text of CSV, as a spreadsheet reads it. */
const readCell = (csv: string): string => {
  const cell = csv.replace(/^\uFEFF/, '').replace(/\r\n$/, '')
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n=1',
  '  =1',
  '\u3000＝1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
])('%j is no formula in a spreadsheet', (text) => expect(readCell(csvOf([[text]]))).toBe(`'${text}`))

test('numbers, names and words stay as they are', () =>
  expect(
    csvOf([
      [-5, 'Mina Mog', ' a = b', 'x－y', '葛＝'],
      ['"Kupo", she said', 'two\nlines', '', 0, '…'],
    ]),
  ).toBe('\uFEFF-5,Mina Mog, a = b,x－y,葛＝\r\n"""Kupo"", she said","two\nlines",,0,…\r\n'))

test('a cell is read back as it was, with an apostrophe at most', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=＝-+@ \t\r\n",aé') }), (text) => {
      expect([text, `'${text}`]).toContain(readCell(csvOf([[text]])))
    }),
  ))

test.each([
  [
    'a,b\r\n"x ""y"", z",2\n\n"two\nlines",=3\n',
    [
      [1, 'a', 'b'],
      [2, 'x "y", z', '2'],
      [4, 'two\nlines', '=3'],
    ],
  ],
  [
    '\uFEFFa;b;c\n1,5;2;3',
    [
      [1, 'a', 'b', 'c'],
      [2, '1,5', '2', '3'],
    ],
  ],
  [
    'a\tb, c\n\t2',
    [
      [1, 'a', 'b, c'],
      [2, '', '2'],
    ],
  ],
  [
    'one\ntwo, three\n\n four ',
    [
      [1, 'one'],
      [2, 'two, three'],
      [4, 'four'],
    ],
  ],
  ['a,"b', [[1, 'a', 'b']]],
  ['a,"b"c', [[1, 'a', 'bc']]],
  ["'=a,'b", [[1, '=a', "'b"]]],
  ['', []],
  [' \n,\n', []],
])('%j has its rows', (text, rows) => expect(rowsOfCsv(text).map(({ row, cells }) => [row, ...cells])).toEqual(rows))

test('what is written as CSV is read as it was, without space around it', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'=-+@ \n",;aé\t') }).map((text) => `x${text}`.trim())
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (some) => {
      // The first row says what parts cells, as headers do.
      expect(rowsOfCsv(csvOf([['a', 'b'], ...some])).map(({ cells }) => cells)).toEqual([['a', 'b'], ...some])
    }),
  )
})

test('no text throws', () =>
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(rowsOfCsv(text)))))
