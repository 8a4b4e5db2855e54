import { tiers } from '@kupodex/data/sync'
import { describe, expect, test } from 'vitest'
import { simulateFlood } from './flood.fixture.ts'

const minute = 60_000

describe('half a day at one request a second', () => {
  test('without a flood an honest reader is served within a minute', async () => {
    const { age, honestWait, refused } = await simulateFlood({ greedy: 0, requests: 5 })
    expect(honestWait).toBeLessThan(minute)
    expect(refused).toBe(0)
    expect(age.top).toBeLessThan(tiers.top.reach)
    expect(age.middle).toBeLessThan(tiers.middle.reach)
  })

  test.each([
    [2, 15],
    [6, 15],
    [6, 5],
  ])('%i greedy readers, %i requests each time, make nobody late and lock nobody out', async (greedy, requests) => {
    const { age, honestWait, refused, spent } = await simulateFlood({ greedy, requests })
    expect(age.top).toBeLessThan(tiers.top.reach)
    expect(age.middle).toBeLessThan(tiers.middle.reach)
    expect(refused).toBe(0)
    expect(honestWait).toBeLessThan(15 * minute)
    expect(spent.tail).toBeGreaterThan(12 * 360)
  })

  test('without shares, the order of the queue alone would keep the ranked characters up to date', async () => {
    const { age, spent } = await simulateFlood({ greedy: 6, requests: 15, hasBudgets: false })
    expect(age.top).toBeLessThan(tiers.top.reach)
    expect(age.middle).toBeLessThan(tiers.middle.reach)
    expect(spent.greedy).toBeGreaterThan(12 * 1200)
    expect(spent.tail).toBeGreaterThan(0)
  })
})
