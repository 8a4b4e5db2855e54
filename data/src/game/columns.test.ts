import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, rowsOfColumns } from './columns.ts'

test('whole numbers are steps, and what a row lacks is not null', () => {
  const rows = [
    { id: 5, name: 'Bell', patch: null },
    { id: 9, name: 'Horn', patch: 71, gone: 'event' },
    { id: 8, name: 'Lute', patch: 70.5 },
  ]
  expect(columnsOf(rows)).toEqual({
    count: 3,
    columns: { id: [5, 4, -1], name: ['Bell', 'Horn', 'Lute'], patch: [null, 71, 70.5], gone: [null, 'event', null] },
    steps: ['id'],
    absent: { gone: [0, 2] },
  })
  expect(rowsOfColumns(columnsOf(rows))).toEqual(rows)
})

test('rows come back as they were, through JSON too', () => {
  const value = fc.jsonValue({ maxDepth: 1 }).map((json) => (Object.is(json, -0) ? 0 : json))
  const row = fc.dictionary(
    fc.constantFrom('id', 'name', 'patch', 'gone', 'jobs'),
    fc.oneof(value, fc.maxSafeInteger()),
    {
      noNullPrototype: true,
    },
  )
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sent = JSON.parse(JSON.stringify(columnsOf(rows))) as ReturnType<typeof columnsOf>
      expect(rowsOfColumns(sent)).toEqual(JSON.parse(JSON.stringify(rows)))
    }),
  )
})
