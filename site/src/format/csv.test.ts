import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

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
