import { describe, expect, test } from 'vitest'
import { isOnMap } from './grid.fixture.ts'
import { coordinatesAt, gridLines, pointOf, side } from './grid.ts'

const scales = [95, 100, 200, 400, 800]

describe('the grid of a map', () => {
  test.each(scales)('of scale %i has its corners where the game has them', (scale) => {
    const last = 1 + 4100 / scale
    expect(pointOf({ x: 1, y: 1 }, scale).map(Math.abs)).toEqual([0, 0])
    const [lat, lng] = pointOf({ x: last, y: last }, scale)
    expect(lat).toBeCloseTo(-side)
    expect(lng).toBeCloseTo(side)
  })

  test.each(scales)('of scale %i tells coordinates from points and back', (scale) => {
    for (const coordinates of [
      { x: 1, y: 1 },
      { x: 3.3, y: 5.9 },
      { x: 4.4, y: 2.7 },
    ])
      expect(coordinatesAt(pointOf(coordinates, scale), scale)).toEqual(coordinates)
  })

  test('has at most ten lines, all on the map and evenly apart', () => {
    expect(gridLines(100)).toEqual([5, 10, 15, 20, 25, 30, 35, 40])
    expect(gridLines(200)).toEqual([5, 10, 15, 20])
    expect(gridLines(400)).toEqual([2, 4, 6, 8, 10])
    for (const scale of scales) {
      expect(gridLines(scale).length).toBeLessThanOrEqual(10)
      expect(gridLines(scale).every((n) => isOnMap({ x: n, y: n }, scale))).toBe(true)
    }
  })

  test('ends where the game ends it', () => {
    const on = (x: number, y: number) => isOnMap({ x, y }, 200)
    expect([on(1, 1), on(21.5, 21.5), on(0.9, 5), on(5, 0.9), on(21.6, 5), on(5, 21.6)]).toEqual([
      ...[true, true, false, false, false, false],
    ])
  })
})
