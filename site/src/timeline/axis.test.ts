import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthTicks, valueTicks } from './axis.ts'

test.each([
  [
    [10, 19_505],
    [0, 5000, 10_000, 15_000, 20_000],
  ],
  [
    [166, 175],
    [166, 168, 170, 172, 174, 176],
  ],
  [
    [3, 3],
    [3, 4],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 35],
    [0, 10, 20, 30, 40],
  ],
])('values from %j have the marks %j', ([least = 0, greatest = 0], ticks) => {
  expect(valueTicks(least, greatest, 6)).toEqual(ticks)
})

test('marks of values enclose all of them at one distance', () => {
  const pair = fc.tuple(fc.nat(5_000_000), fc.nat(5_000_000)).map((two) => two.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(pair, ([least = 0, greatest = 0]) => {
      const ticks = valueTicks(least, greatest, 5)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks[0]).toBeLessThanOrEqual(least)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest)
      expect(new Set(ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? NaN))).size).toBe(1)
    }),
  )
})

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)

test('marks of time are beginnings of years, or of months where there are few', () => {
  expect(monthTicks(day('2013-10-30'), day('2026-11-22'), 5)).toEqual({
    ticks: [2016, 2019, 2022, 2025].map((year) => Date.UTC(year)),
    span: 36,
  })
  expect(monthTicks(day('2025-11-30'), day('2026-02-15'), 5)).toEqual({
    ticks: [day('2025-12-01'), day('2026-01-01'), day('2026-02-01')],
    span: 1,
  })
  expect(monthTicks(day('2026-11-02'), day('2026-11-22'), 5).ticks).toEqual([])
})

test('marks of time are few, and within', () => {
  const pair = fc.tuple(fc.nat(), fc.nat()).map((two) => two.map((part) => part * 800).toSorted((a, b) => a - b))
  fc.assert(
    fc.property(pair, ([from = 0, to = 0]) => {
      const { ticks } = monthTicks(from, to, 5)
      expect(ticks.length).toBeLessThanOrEqual(5)
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from)
        expect(tick).toBeLessThanOrEqual(to)
        expect(new Date(tick).getUTCDate()).toBe(1)
      }
    }),
  )
})
