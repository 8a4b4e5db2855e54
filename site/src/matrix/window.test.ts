import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnRows, scrolledTo, sightOf } from './window.ts'

const height = fc.integer({ min: 40, max: 3000 })
const rowHeight = fc.integer({ min: 20, max: 120 })
const rows = fc.nat(4000)

test('whatever is in sight is drawn, and hardly more', () => {
  fc.assert(
    fc.property(height, rowHeight, rows, fc.double({ min: 0, max: 1, noNaN: true }), (view, one, all, share) => {
      const top = share * Math.max(0, all * one - view)
      const { first, last } = drawnRows(sightOf(top, view, one), all)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThanOrEqual(Math.floor(top / one))
      expect(last).toBeLessThanOrEqual(all)
      expect(last).toBeGreaterThanOrEqual(Math.min(all, Math.ceil((top + view) / one)))
      expect(last - first).toBeLessThanOrEqual(Math.ceil(view / one) + 40)
    }),
  )
})

test('a row is scrolled to only where it is out of sight', () => {
  fc.assert(
    fc.property(fc.nat(4000), height, rowHeight, fc.nat(100_000), (row, view, one, top) => {
      const room = Math.max(view, one)
      const to = scrolledTo(row, top, room, one)
      expect(to).toBeLessThanOrEqual(row * one)
      expect(to + room).toBeGreaterThanOrEqual((row + 1) * one)
      expect(scrolledTo(row, to, room, one)).toBe(to)
    }),
  )
})
