import { expect, test } from 'vitest'
import { moved, nearest } from './moves.ts'

const extent = { rows: 100, columns: 10, page: 20 }
const from = (key: string, row = 50, column = 5, isFar = false) => {
  const to = moved({ row, column }, key, isFar, extent)
  return to && [to.row, to.column]
}

test.each([
  ['ArrowUp', [49, 5]],
  ['ArrowDown', [51, 5]],
  ['ArrowLeft', [50, 4]],
  ['ArrowRight', [50, 6]],
  ['Home', [50, 0]],
  ['End', [50, 9]],
  ['PageUp', [30, 5]],
  ['PageDown', [70, 5]],
  ['Enter', null],
  ['toString', null],
])('%s', (key, to) => expect(from(key)).toEqual(to))

test('keys stay within the table', () => {
  expect([from('ArrowUp', 0), from('ArrowDown', 99), from('PageUp', 3), from('PageDown', 95)]).toEqual([
    ...[
      [0, 5],
      [99, 5],
      [0, 5],
      [99, 5],
    ],
  ])
  expect([from('ArrowLeft', 1, 0), from('ArrowRight', 1, 9)]).toEqual([
    [1, 0],
    [1, 9],
  ])
  expect([from('Home', 50, 5, true), from('End', 50, 5, true)]).toEqual([
    [0, 0],
    [99, 9],
  ])
  expect(nearest({ row: 120, column: 5 }, extent)).toEqual({ row: 99, column: 5 })
})
