import { expect, test } from 'vitest'
import { cellsOf, percent } from './show-pictures.ts'

const ids = Array.from({ length: 23 }, (_, at) => at + 1)

test('a thing is found in the cell that the index says, row by row', () => {
  const cells = cellsOf('minion', {
    sprites: [
      ['0123456789ab', ids],
      ['ba9876543210', [[77, 78], 79]],
    ],
  })
  const [first, second] = ['/assets/minion/sprite-0123456789ab.webp', '/assets/minion/sprite-ba9876543210.webp']
  expect(cells.get(1)).toEqual({ sprite: first, column: 0, row: 0, columns: 10, rows: 3 })
  expect(cells.get(23)).toEqual({ sprite: first, column: 2, row: 2, columns: 10, rows: 3 })
  expect(cells.get(78)).toEqual(cells.get(77))
  expect(cells.get(79)).toEqual({ sprite: second, column: 1, row: 0, columns: 2, rows: 1 })
  expect(cells.has(24)).toBe(false)
})

test.each([
  [0, 10, '0%'],
  [9, 10, '100%'],
  [1, 3, '50%'],
  [0, 1, '0%'],
])('cell %i of %i is at %s', (at, count, position) => expect(percent(at, count)).toBe(position))
