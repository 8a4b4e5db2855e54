import { expect, test } from 'vitest'
import { readingCost, readings, searches } from './rules.ts'

test.each([2, 1, 0.5, 0.1])('at %d requests a second readings take a third of the pace, searches a tenth', (rate) => {
  expect(readings(rate).all.perHour).toBe((rate * 3600) / 3)
  expect(searches(rate).all.perHour).toBe((rate * 3600) / 10)
  expect(readings(rate).reader.perHour).toBeLessThanOrEqual(readings(rate).all.perHour / 2)
})

test('however low the rate is, a reader can add one character, and search', () => {
  const { reader, all, keep, little } = readings(0.001)
  expect(Math.min(reader.atOnce, little.atOnce, all.atOnce - keep)).toBeGreaterThanOrEqual(readingCost.unknown)
  expect(searches(0.001).little.atOnce).toBeGreaterThanOrEqual(2)
})

test('the reserve is larger than the small shares of six readers', () => {
  for (const { keep, little } of [readings(1), searches(1)]) expect(keep).toBeGreaterThanOrEqual(7 * little.atOnce)
})
