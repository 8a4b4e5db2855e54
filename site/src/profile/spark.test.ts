import { expect, test } from 'vitest'
import { sparkPath } from './spark.ts'

test.each([
  [[], ''],
  [[{ at: 5, rank: 3 }], 'M50 10'],
  [
    [
      { at: 0, rank: 9 },
      { at: 10, rank: 4 },
      { at: 40, rank: 5 },
    ],
    'M0 20L25 0L100 4',
  ],
])('ranks %j', (points, path) => expect(sparkPath(points)).toBe(path))
