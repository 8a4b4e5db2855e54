import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countByMonth, monthsBetween, seriesOf, untilMonthEnd } from './series.ts'

const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
const month = (year: number, at: number, points: number, mounts = 0) => ({
  date: Date.UTC(year, at) / 1000,
  points,
  mounts,
  minions: 0,
})

test('a sum has a point at the end of each month, those without an event too, and the last where the character was read', () => {
  const months = [month(2025, 10, 10), month(2026, 0, 30)]
  expect(seriesOf(months, 'points', day('2026-02-10'))).toEqual([
    { at: Date.UTC(2025, 10) + untilMonthEnd, value: 10 },
    { at: Date.UTC(2025, 11) + untilMonthEnd, value: 10 },
    { at: Date.UTC(2026, 0) + untilMonthEnd, value: 30 },
    { at: day('2026-02-10'), value: 30 },
  ])
})

test('it begins where something is first known', () => {
  const months = [month(2013, 9, 10), month(2026, 10, 500, 166)]
  expect(seriesOf(months, 'mounts', day('2026-11-22'))).toEqual([{ at: day('2026-11-22'), value: 166 }])
  expect(seriesOf(months, 'minions', day('2026-11-22'))).toEqual([])
  expect(seriesOf([], 'points', day('2026-11-22'))).toEqual([])
})

test('points of a sum never go back, in time or value', () => {
  const gains = fc.array(fc.tuple(fc.nat(40), fc.nat(500)), { maxLength: 40 })
  fc.assert(
    fc.property(gains, fc.nat(400), (all, until) => {
      let [at, points] = [0, 0]
      const months = all.map(([pause, gain]) => month(2013, (at += pause + 1), (points += gain)))
      const series = seriesOf(months, 'points', Date.UTC(2013, until, 9))
      series.slice(1).forEach((point, index) => {
        expect(point.at).toBeGreaterThan(series[index]?.at ?? NaN)
        expect(point.value).toBeGreaterThanOrEqual(series[index]?.value ?? NaN)
      })
      expect(series.at(-1)?.value ?? 0).toBe(points)
    }),
  )
})

test('months that have nothing are counted too, and old ones are left out', () => {
  const moments = [day('2019-01-01'), day('2025-11-30'), day('2026-01-01'), day('2026-01-31')]
  expect(countByMonth(moments, 4, day('2026-02-03'))).toEqual([
    { at: Date.UTC(2025, 10), value: 1 },
    { at: Date.UTC(2025, 11), value: 0 },
    { at: Date.UTC(2026, 0), value: 2 },
    { at: Date.UTC(2026, 1), value: 0 },
  ])
  expect(countByMonth([], 24, day('2026-02-03'))).toEqual([])
})

test('months between two moments are all of them, once', () => {
  expect(monthsBetween(day('2025-12-31'), day('2026-02-01'))).toEqual([
    Date.UTC(2025, 11),
    Date.UTC(2026, 0),
    Date.UTC(2026, 1),
  ])
  expect(monthsBetween(day('2026-02-01'), day('2026-01-01'))).toEqual([])
})
