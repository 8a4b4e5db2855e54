import { expect, test } from 'vitest'
import { dayStart, nextDailyReset, nextReset, raidWeek, weekStart } from './week.ts'

test.each([
  ['2026-06-23T08:00:00.000Z', '2026-06-23T08:00:00.000Z', '2026-06-30T08:00:00.000Z'],
  ['2026-06-23T07:59:59.999Z', '2026-06-16T08:00:00.000Z', '2026-06-23T08:00:00.000Z'],
  ['2026-06-24T00:00:00.000Z', '2026-06-23T08:00:00.000Z', '2026-06-30T08:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2026-12-29T08:00:00.000Z', '2027-01-05T08:00:00.000Z'],
])('%s is in the week from %s', (now, from, next) => {
  expect(new Date(weekStart(Date.parse(now))).toISOString()).toBe(from)
  expect(new Date(nextReset(Date.parse(now))).toISOString()).toBe(next)
})

test.each([
  ['2026-06-23T14:59:59.999Z', '2026-06-23T15:00:00.000Z'],
  ['2026-06-23T15:00:00.000Z', '2026-06-24T15:00:00.000Z'],
])('after %s the next daily reset is %s', (now, next) =>
  expect(new Date(nextDailyReset(Date.parse(now))).toISOString()).toBe(next),
)

test('a day starts at midnight UTC', () => {
  expect(new Date(dayStart(Date.parse('2026-06-23T23:59:59.999Z'))).toISOString()).toBe('2026-06-23T00:00:00.000Z')
})

const seconds = (text: string) => Date.parse(text) / 1000
const released = seconds('2024-07-30T00:00:00Z')

test.each([
  ['2024-07-29T23:59:59Z', null],
  ['2024-07-30T00:00:00Z', 1],
  ['2024-07-30T08:00:00Z', 1],
  ['2024-08-06T07:59:59Z', 1],
  ['2024-08-06T08:00:00Z', 2],
  ['2025-07-29T08:00:00Z', 53],
])('cleared %s: week %s', (cleared, week) => expect(raidWeek(seconds(cleared), released)).toBe(week))

test('no week where the release is not known', () => expect(raidWeek(released, null)).toBeNull())
