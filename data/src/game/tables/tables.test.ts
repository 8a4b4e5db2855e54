import { expect, test } from 'vitest'
import { tables, type TableName } from '../schema/index.ts'
import { loadProse, loadTable } from './index.ts'

const names = Object.keys(tables) as TableName[]

test.each(names)('every committed row of %s fits its schema, ids rising', (name) => {
  const rows = loadTable(name)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) tables[name].row.parse(row)
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

test('a table is read once', () => {
  expect(loadTable('worlds')).toBe(loadTable('worlds'))
})

test('prose is an empty record or texts by id', () => {
  for (const row of Object.values(loadProse('en', 'mounts'))) expect(typeof row.updatedAt).toBe('number')
})
