import { expect, expectTypeOf, test } from 'vitest'
import {
  type DetailField,
  detailFields,
  type LeanRow,
  leanRows,
  type LocalisedRow,
  ownDetailFields,
} from './lean-row.ts'
import { type TableDefinition, tables } from './schema/index.ts'

const definitions: readonly TableDefinition[] = Object.values(tables)
const prose = new Set(definitions.flatMap((table) => table.prose))
const columns = new Set([...Object.values(tables).flatMap(({ row }) => Object.keys(row.shape)), 'untranslated'])

test('the fields left out are the prose of the tables, and columns that some table has', () => {
  expect([...prose].filter((field) => !(detailFields as readonly string[]).includes(field))).toEqual([])
  expect(detailFields.filter((field) => !(prose as ReadonlySet<string>).has(field) && !columns.has(field))).toEqual([])
})

test('no column has the name of prose, so that nothing else is left out', () => {
  for (const { name, row } of Object.values(tables)) {
    expect(
      Object.keys(row.shape).filter((column) => prose.has(column)),
      name,
    ).toEqual([])
  }
})

test('a lean row keeps everything else as it is, in order', () => {
  const row = { id: 5, name: 'Bell', sources: [], howTo: 'Quest', description: '', itemIds: [7], deleted: false }
  const lean = leanRows('mounts', [row])
  expect(JSON.stringify(lean)).toBe('[{"id":5,"name":"Bell","howTo":"Quest","deleted":false}]')
  expect(leanRows('mounts', lean)).toEqual(lean)
})

test('fields of one table alone are kept in others', () => {
  const rows = [{ id: 1, itemId: 5, x: 7 }]
  expect(leanRows('leves', rows)).toEqual([{ id: 1, x: 7 }])
  expect(leanRows('npcs', rows)).toEqual([{ id: 1, itemId: 5 }])
  expect(leanRows('fish', rows)).toEqual(rows)
})

test.each(Object.entries(ownDetailFields))('what lean rows of %s lack are columns of that table', (name, fields) => {
  const known = Object.keys(tables[name as keyof typeof ownDetailFields].row.shape)
  expect(fields.filter((field) => !known.includes(field))).toEqual([])
})

test('types of published rows follow the schemas', () => {
  type Mount = LocalisedRow<'mounts'>
  expectTypeOf<Mount['name']>().toEqualTypeOf<string>()
  expectTypeOf<Mount['howTo']>().toEqualTypeOf<string>()
  expectTypeOf<Mount['patch']>().toEqualTypeOf<string | null>()
  expectTypeOf<Mount['tooltip']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<LocalisedRow<'leves'>['itemName']>().toEqualTypeOf<string | null>()
  expectTypeOf<LocalisedRow<'titles'>>().not.toHaveProperty('howTo')
  expectTypeOf<LocalisedRow<'shops'>['items'][number]['price']>().toEqualTypeOf<number>()
  expectTypeOf<LeanRow<'mounts'>['id']>().toEqualTypeOf<number>()
  expectTypeOf<Extract<keyof LeanRow<'mounts'>, DetailField<'mounts'>>>().toEqualTypeOf<never>()
  expectTypeOf<LeanRow<'npcs'>>().not.toHaveProperty('x')
  expectTypeOf<LeanRow<'leves'>>().not.toHaveProperty('itemId')
  expectTypeOf<LeanRow<'fish'>>().toHaveProperty('itemId')
})
