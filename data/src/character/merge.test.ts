import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeOwnership } from './merge.ts'
import type { Owned } from './parts.ts'

const at = 1_750_000_000
const set = (...ids: number[]): Owned[] => ids.map((id) => ({ id, date: 1000 + id }))
const many = (count: number) => set(...Array.from({ length: count }, (_, id) => id + 1))

const entries = fc.uniqueArray(fc.record({ id: fc.nat(500), date: fc.nat(2_000_000_000) }), {
  selector: (entry) => entry.id,
})

describe('mergeOwnership', () => {
  test('new things get the time of the sync, stored ones keep their date', () => {
    const merged = mergeOwnership(set(1, 3), [{ id: 3 }, { id: 2 }, { id: 1 }], at)
    expect(merged.entries).toEqual([
      { id: 1, date: 1001 },
      { id: 2, date: at },
      { id: 3, date: 1003 },
    ])
    expect(merged).toMatchObject({ missing: [], shrunken: false, changed: true })
  })

  test('the date of the page wins over the time of the sync', () => {
    expect(mergeOwnership([], [{ id: 9, date: 77 }], at).entries).toEqual([{ id: 9, date: 77 }])
  })

  test('a date that was not known is filled in, a known one is not changed', () => {
    const stored = [
      { id: 1, date: 0 },
      { id: 2, date: 50 },
    ]
    const merged = mergeOwnership(
      stored,
      [
        { id: 1, date: 40 },
        { id: 2, date: 60 },
      ],
      at,
    )
    expect(merged.entries.map((entry) => entry.date)).toEqual([40, 50])
    expect(merged).toMatchObject({ changed: true })
  })

  test('an unchanged collection needs no writing', () => {
    expect(mergeOwnership(set(1, 2), [{ id: 1 }, { id: 2 }], at).changed).toBe(false)
  })

  test('an empty answer removes nothing and is reported', () => {
    const merged = mergeOwnership(many(40), [], at)
    expect(merged.entries).toEqual(many(40))
    expect(merged.missing).toHaveLength(40)
    expect(merged).toMatchObject({ shrunken: true, changed: false })
  })

  test.each([
    [10, 2, false],
    [10, 3, true],
    [200, 4, false],
    [200, 5, true],
    [2, 1, false],
    [2, 2, true],
    [0, 0, false],
  ])('of %i stored, %i missing: shrunken is %s', (stored, missing, shrunken) => {
    expect(mergeOwnership(many(stored), many(stored).slice(missing), at).shrunken).toBe(shrunken)
  })

  test('nothing stored is ever lost, and a repeat changes nothing', () => {
    fc.assert(
      fc.property(entries, entries, (stored, seen) => {
        const once = mergeOwnership(stored, seen, at)
        const ids = new Set(once.entries.map((entry) => entry.id))
        expect([...stored, ...seen].every((entry) => ids.has(entry.id))).toBe(true)
        expect(once.entries.length).toBe(ids.size)
        const twice = mergeOwnership(once.entries, seen, at + 99)
        expect(twice).toMatchObject({ entries: once.entries, changed: false })
      }),
    )
  })
})
