import { expect, test } from 'vitest'
import { measure, percentilesOf } from './percentiles.ts'

test.each([
  [[], { p50: 0, p99: 0 }],
  [[7], { p50: 7, p99: 7 }],
  [[4, 1, 3, 2], { p50: 2, p99: 4 }],
  [Array.from({ length: 100 }, (_, n) => n + 1), { p50: 50, p99: 99 }],
  [Array.from({ length: 1000 }, (_, n) => 1000 - n), { p50: 500, p99: 990 }],
])('percentiles of %j', (durations, expected) => expect(percentilesOf(durations)).toEqual(expected))

test('warming up does not count', async () => {
  let clock = 0
  const turns: number[] = []
  const durations = await measure(
    async (turn) => {
      turns.push(turn)
      clock += turn < 2 ? 1000 : 5
    },
    3,
    2,
    () => clock,
  )
  expect([durations, turns]).toEqual([
    [5, 5, 5],
    [0, 1, 2, 3, 4],
  ])
})
