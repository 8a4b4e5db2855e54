import { expect, test } from 'vitest'
import { countByMonth, curveOf, sinceFirst } from './plot.ts'

const at = (...values: (number | null)[]) => values.map((value, at) => ({ at, value }))

test.each([
  ['of sums rises in steps to the top', at(0, 5, 10), false, 'M0 40H50V20H100V0', ''],
  ['of ranks has the best above', at(1, 5, 9), true, 'M0 0L50 20L100 40', ''],
  ['breaks where nothing is known', at(1, 1, null, 2), false, 'M0 40H33.33V40', 'M100 0h0.01'],
  ['runs through the middle where nothing changes', at(3, 3), true, 'M0 20L100 20', ''],
  ['of a single point is a dot', at(3), true, '', 'M50 20h0.01'],
  ['of nothing is nothing', [], false, '', ''],
])('a curve %s', (_, points, isRank, line, dots) => expect(curveOf(points, isRank)).toEqual({ line, dots }))

test('months that have nothing are counted too, and old ones are left out', () => {
  const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
  const moments = [day('2019-01-01'), day('2025-11-30'), day('2026-01-01'), day('2026-01-31')]
  expect(countByMonth(moments, 3)).toEqual([
    { month: Date.UTC(2025, 10), count: 1 },
    { month: Date.UTC(2025, 11), count: 0 },
    { month: Date.UTC(2026, 0), count: 2 },
  ])
  expect(countByMonth([day('2026-01-01')], 24)).toHaveLength(1)
  expect(countByMonth([], 24)).toEqual([])
})

test('a curve begins where something is first known', () => {
  const points = [0, 0, 3, 0, 5].map((value, at) => ({ at, value }))
  expect(sinceFirst(points)).toEqual(points.slice(2))
  expect(sinceFirst(points.slice(0, 2))).toEqual([])
})
