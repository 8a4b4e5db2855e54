import { expect, test } from 'vitest'
import { measureBeside, percentilesOf } from './percentiles.ts'

test.each([
  [[], { p50: 0, p99: 0 }],
  [[7], { p50: 7, p99: 7 }],
  [[4, 1, 3, 2], { p50: 2, p99: 4 }],
  [Array.from({ length: 100 }, (_, n) => n + 1), { p50: 50, p99: 99 }],
  [Array.from({ length: 1000 }, (_, n) => 1000 - n), { p50: 500, p99: 990 }],
])('percentiles of %j', (durations, expected) => expect(percentilesOf(durations)).toEqual(expected))

test('calls are measured beside their bare reads, and warming up does not count', async () => {
  let [clock, processor] = [0, 0]
  const turns: number[] = []
  const measured = await measureBeside(
    {
      run: async (turn) => {
        turns.push(turn)
        clock += turn < 2 ? 1000 : 5
        processor += 1
      },
      bare: async () => void (clock += 2),
    },
    3,
    2,
    { now: () => clock, used: () => processor },
  )
  expect(measured).toEqual({ call: [5, 5, 5], bare: [2, 2, 2], processor: [1, 1, 1] })
  expect(turns).toEqual([0, 1, 2, 3, 4])
})
