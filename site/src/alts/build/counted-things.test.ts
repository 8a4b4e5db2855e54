import { expect, test } from 'vitest'
import { factsOf, type FactTables } from '@kupodex/data/character'
import { collections, isLearnt } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { gzipSync } from 'node:zlib'
import { readCounted } from '#owned/counted-file.ts'
import { countedThings } from './counted-things.ts'

test('the file has of every collection what totals of one character are of', () => {
  const tables = new Proxy({} as FactTables, { get: (_, name) => loadTable(name as never) })
  const facts = factsOf(tables, 0)
  const counted = readCounted(countedThings())
  for (const { type, table, ...rest } of collections) {
    if (type === 'title') continue
    const expected = isLearnt('ticked', rest)
      ? facts.marks[type as keyof typeof facts.marks].counted
      : (facts[table as 'mounts'] as [number, number][]).flatMap(([id, weight]) => (weight === 1 ? [id] : []))
    expect(counted.get(type), type).toEqual(new Set(expected))
  }
  expect(counted.get('legacy')?.size).toBeGreaterThan(counted.get('achievement')?.size ?? 0)
  expect(counted.get('title')?.size).toBeGreaterThan(500)
})

test('the file is small', () => expect(gzipSync(JSON.stringify(countedThings())).length).toBeLessThan(12_000))
