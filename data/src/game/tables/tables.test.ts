import { expect, test } from 'vitest'
import { tables, type TableName } from '../schema/index.ts'
import type { Source } from '../sources/source.ts'
import { loadProse, loadTable } from './index.ts'

const names = Object.keys(tables) as TableName[]

test.each(names)('every committed row of %s fits its schema, ids rising', (name) => {
  const rows = loadTable(name)
  expect(rows.length, `rows of data/tables/${name}.json, which npm run import writes`).toBeGreaterThan(0)
  for (const row of rows) tables[name].row.parse(row)
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

/** A way without its price, which for an outfit is that of all its pieces, and without whether it is over. */
const wayOf = (source: Source): string => {
  const { limited: _limited, ...way } = source
  return JSON.stringify(way.kind === 'shop' ? { ...way, cost: [] } : way)
}

test('an outfit whose pieces the armoire keeps is had in no way that none of them has', () => {
  const waysByPiece = new Map(loadTable('armoire').map(({ id, sources }) => [id, sources.map(wayOf)]))
  const checked = loadTable('outfits').filter(({ pieces }) => pieces.every(({ armoireId }) => armoireId !== null))
  expect(checked.length).toBeGreaterThan(400)
  const wrong = checked.flatMap(({ id, name, pieces, sources }) => {
    const ways = new Set(pieces.flatMap(({ armoireId }) => waysByPiece.get(armoireId ?? 0) ?? []))
    return sources.filter((source) => !ways.has(wayOf(source))).map(({ kind }) => `${id} ${name.en}: ${kind}`)
  })
  expect(wrong).toEqual([])
})

test('a table is read once', () => {
  expect(loadTable('worlds')).toBe(loadTable('worlds'))
})

test('prose is an empty record or texts by id', () => {
  for (const row of Object.values(loadProse('en', 'mounts'))) expect(typeof row.updatedAt).toBe('number')
})
