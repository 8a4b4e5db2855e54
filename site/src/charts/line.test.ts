import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linePath, lineScale, spacedTicks } from './line.ts'

test.each([
  [[20.9, 34.1], [20, 25, 30, 35], 0],
  [[33.9, 34.1], [30, 32, 34, 36], 0],
  [[7, 7], [6.2, 6.4, 6.6, 6.8, 7], 1],
  [[0, 0], [0, 0.001], 3],
  [[0, 100], [0, 50, 100], 0],
  [[0.012, 0.019], [0.012, 0.014, 0.016, 0.018, 0.02], 3],
])('%j has marks around it', (values, ticks, digits) => expect(spacedTicks(values)).toEqual({ ticks, digits }))

test('any percents lie between the first mark and the last, of which there are two to five', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 }), (values) => {
      const { ticks } = spacedTicks(values)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-6)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6)
    }),
  )
})

test('a line is broken where a time is missing, and a time alone is a dot', () => {
  const points = [0, 1, 3, 5, 6].map((at) => ({ at, value: at }))
  const scale = lineScale(points, [0, 6])
  const follows = (before: number, after: number) => after - before === 1
  expect(linePath(points, scale, follows)).toBe('M0 100L16.67 83.33M50 50h0M83.33 16.67L100 0')
})

test('one time alone is in the middle', () => {
  const points = [{ at: 5, value: 1 }]
  expect(linePath(points, lineScale(points, [0, 2]), () => true)).toBe('M50 50h0')
})
