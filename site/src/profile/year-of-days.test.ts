import { expect, test } from 'vitest'
import { daysInWeek, halvesOf, shadeOf, sumOfDays, sumsByMonth, yearOfDays } from './year-of-days.ts'

// A Wednesday.
const now = Date.parse('2026-04-08T12:00:00Z')
const at = (time: string) => Date.parse(`${time}Z`)

test('a year begins on a Monday 52 weeks ago and ends today', () => {
  const days = yearOfDays([], now)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([at('2025-04-07T00:00:00'), at('2026-04-08T00:00:00')])
  expect(days).toHaveLength(52 * daysInWeek + 3)
  expect(sumOfDays(days)).toEqual({ things: 0, days: 0, most: null })
})

test('moments count on their day in UTC; older and later ones on none', () => {
  const moments = ['2025-04-06T23:59:59', '2025-04-07T00:00:00', '2026-02-28T23:59:59', '2026-02-28T00:00:00']
  const days = yearOfDays([...moments.map(at), at('2026-04-09T00:00:00')], now)
  const most = { day: at('2026-02-28T00:00:00'), count: 2 }
  expect(sumOfDays(days)).toEqual({ things: 3, days: 2, most })
  const months = sumsByMonth(days)
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted((a, b) => b - a))
  expect(months).toHaveLength(13)
  expect(months[2]).toEqual({ month: at('2026-02-01T00:00:00'), things: 2, days: 1, most })
})

test('halves are whole weeks, and together the year', () => {
  const days = yearOfDays([], now)
  const halves = halvesOf(days)
  expect(halves.map(({ length }) => length)).toEqual([27 * daysInWeek, 25 * daysInWeek + 3])
  expect(halves.flat()).toEqual(days)
})

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [4, 2],
  [5, 3],
  [9, 3],
  [10, 4],
  [500, 4],
])('%d things have shade %d', (count, shade) => expect(shadeOf(count)).toBe(shade))
