import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listed, mergeRows, newestOf } from './merge.ts'
import { rowAt } from './page.fixture.ts'

describe('merging', () => {
  test('puts changed rows in their places and keeps the others as they are', () => {
    const rows = [rowAt(1, 10), rowAt(3, 10)]
    const merged = mergeRows(rows, [rowAt(2, 20), rowAt(3, 20, true)])
    expect(merged).toEqual([rowAt(1, 10), rowAt(2, 20), rowAt(3, 20, true)])
    expect(merged[0]).toBe(rows[0])
    expect(listed(merged).map(({ id }) => id)).toEqual([1, 2])
    expect(newestOf(merged)).toBe(20)
    expect(newestOf([])).toBe(0)
  })

  test('of what changed since the newest row comes to the whole table', () => {
    const table = fc.uniqueArray(fc.record({ id: fc.nat(30), updatedAt: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(table, table, (before, changes) => {
        const held = before.map(({ id, updatedAt }) => rowAt(id, updatedAt)).sort((a, b) => Number(a.id) - Number(b.id))
        const newest = newestOf(held)
        const changed = changes.map(({ id, updatedAt }) => rowAt(id, newest + updatedAt, updatedAt % 2 === 0))
        const ids = new Set(changed.map(({ id }) => id))
        const whole = [...held.filter(({ id }) => !ids.has(id)), ...changed].sort((a, b) => Number(a.id) - Number(b.id))
        const since = whole.filter(({ updatedAt }) => updatedAt > newest)
        expect(mergeRows(held, since)).toEqual(whole)
      }),
    )
  })
})
