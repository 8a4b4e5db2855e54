import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Housekeeping, mergeRows } from './merge.ts'

type Row = Housekeeping & { text: string }

const row = (id: number, text: string, updatedAt = 0, deleted = false): Row => ({ id, text, updatedAt, deleted })

describe('mergeRows', () => {
  test('new, changed, unchanged, gone and returned rows', () => {
    const old = [
      row(1, 'same', 10),
      row(2, 'old', 10),
      row(3, 'gone', 10),
      row(4, 'back', 10, true),
      row(5, 'x', 10, true),
    ]
    const built = [row(6, 'new'), row(4, 'back'), row(2, 'new'), row(1, 'same')]
    const { rows, changes } = mergeRows(old, built, 99)
    expect(rows).toEqual([
      row(1, 'same', 10),
      row(2, 'new', 99),
      row(3, 'gone', 99, true),
      row(4, 'back', 99),
      row(5, 'x', 10, true),
      row(6, 'new', 99),
    ])
    expect(changes).toEqual({ added: [6, 4], changed: [2], removed: [3] })
  })
})

const content = fc.record({ id: fc.integer({ min: 1, max: 12 }), text: fc.constantFrom('a', 'b') })
const table = fc
  .uniqueArray(content, { selector: ({ id }) => id })
  .map((rows) => rows.map(({ id, text }) => row(id, text)))

test('after any history of imports the live rows are the newest ones, and doing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 6 }), (history) => {
      let rows: Row[] = []
      for (const [at, built] of history.entries()) {
        const before = new Map(rows.map((known) => [known.id, known]))
        const merged = mergeRows(rows, built, at + 1)
        for (const now of merged.rows) {
          const was = before.get(now.id)
          const same = was && was.text === now.text && was.deleted === now.deleted
          expect(now.updatedAt).toBe(same ? was.updatedAt : at + 1)
        }
        expect(merged.rows.length).toBeGreaterThanOrEqual(before.size)
        rows = merged.rows
      }
      const newest = history.at(-1) ?? []
      const live = rows.filter(({ deleted }) => !deleted).map(({ id, text }) => ({ id, text }))
      expect(live).toEqual(newest.map(({ id, text }) => ({ id, text })).sort((a, b) => a.id - b.id))
      expect(mergeRows(rows, newest, 100).rows).toEqual(rows)
    }),
  )
})
