import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'
import { systemClock } from './world.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The times at which turns asked for now are given. */
const turnsOf = (pace: ReturnType<typeof createPace>, count: number) => {
  const given: number[] = []
  const all = Array.from({ length: count }, () => pace.turn().then(() => given.push(Date.now())))
  return { given, all: Promise.all(all) }
}

test('one after another at the rate, however many ask', async () => {
  const { given, all } = turnsOf(createPace(2, systemClock), 4)
  await vi.advanceTimersByTimeAsync(2000)
  await all
  expect(given).toEqual([0, 500, 1000, 1500])
})

test('a pause saves up no turns', async () => {
  const pace = createPace(1, systemClock)
  await pace.turn()
  await vi.advanceTimersByTimeAsync(10_000)
  const { given } = turnsOf(pace, 2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(given).toEqual([10_000, 11_000])
})

test('holding off puts back those who wait already, still one after another', async () => {
  const pace = createPace(1, systemClock)
  const { given, all } = turnsOf(pace, 3)
  await vi.advanceTimersByTimeAsync(100)
  await pace.holdOff(5000)
  await vi.advanceTimersByTimeAsync(20_000)
  await all
  expect(given[0]).toBe(0)
  expect(given[1]).toBeGreaterThanOrEqual(5100)
  expect(given[2]! - given[1]!).toBeGreaterThanOrEqual(1000)
})
