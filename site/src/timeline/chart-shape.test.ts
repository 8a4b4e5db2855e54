import { expect, test } from 'vitest'
import { barRoom, chartBox, lineOf, nearest, scaleOf } from './chart-shape.ts'

const { left, right, top, bottom, width } = chartBox
const points = (...values: number[]) => values.map((value, at) => ({ at, value }))
const middle = (left + right) / 2

test.each([
  ['of sums rises in steps to the top', points(0, 5, 10), 'sum', `M${left} ${bottom}H${middle}V62H${right}V${top}`],
  ['of ranks has the best above', points(1, 5, 9), 'rank', `M${left} 18.8L${middle} 62L${right} 105.2`],
  ['of a single point lies in the middle', points(3), 'sum', `M${middle} ${top}`],
] as const)('a line %s', (_, all, kind, line) => {
  expect(lineOf(all, scaleOf(all, kind), kind)).toBe(line)
})

test('no rank is the zeroth', () => {
  expect(scaleOf(points(1, 9), 'rank').ticks).toEqual([5, 10])
})

test('counts begin at nothing', () => {
  expect(scaleOf(points(20, 30), 'count').ticks).toEqual([0, 10, 20, 30])
  expect(scaleOf(points(20, 30), 'sum').ticks[0]).toBe(20)
})

test('bars lie within the axes, and share them where there are many', () => {
  expect([1, 10, 20].map(barRoom)).toEqual([24, 24, (right - left) / 20])
  const all = points(1, 2, 3, 4)
  const { x } = scaleOf(all, 'count')
  expect([x(0) - barRoom(4) / 2, x(3) + barRoom(4) / 2]).toEqual([left, right])
})

test('a pointer finds the nearest point', () => {
  const all = points(1, 2, 3)
  const scale = scaleOf(all, 'sum')
  expect([0, 0.2, 0.5, 0.74, 0.8, 1].map((across) => nearest(all, scale, across))).toEqual([0, 0, 1, 1, 2, 2])
  expect(nearest(points(4), scaleOf(points(4), 'sum'), left / width)).toBe(0)
})
