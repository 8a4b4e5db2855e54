import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rates } from '../ground/limits.ts'
import { createLimiter } from './limiter.ts'

describe('createLimiter', () => {
  test('30 points at once, then what has come back since', () => {
    let now = 0
    const take = createLimiter(() => now)
    expect([take('a', 25), take('a', 5), take('a', 5)]).toEqual([0, 0, 3])
    now = 2499
    expect(take('a', 5)).toBe(1)
    now = 2500
    expect(take('a', 5)).toBe(0)
    now = 1_000_000
    expect([take('a', 30), take('a', 1)]).toEqual([0, 1])
  })

  test('each client has its own', () => {
    const take = createLimiter(() => 0)
    expect([take('a', 30), take('b', 30), take('a', 1)]).toEqual([0, 0, 1])
  })

  test('a clock that is set back takes nothing away', () => {
    let now = 5000
    const take = createLimiter(() => now)
    take('a', 20)
    now = 0
    expect(take('a', 10)).toBe(0)
  })

  test('a flood of clients does not grow without end, and never frees a busy one', () => {
    const take = createLimiter(() => 0)
    take('busy', 30)
    for (let n = 0; n < 30_000; n++) {
      take(`c${n}`, 1)
      if (n % 5000 === 0) expect(take('busy', 1)).toBe(1)
    }
  })

  test('no client ever gets more than the account and its refill', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 5 })), { maxLength: 200 }),
        (calls) => {
          let now = 0
          let spent = 0
          const take = createLimiter(() => now)
          for (const [wait, cost] of calls) {
            now += wait
            if (take('a', cost) === 0) spent += cost
          }
          const { points, seconds } = rates.points
          expect(spent).toBeLessThanOrEqual(points + (points / (seconds * 1000)) * now + 1e-6)
        },
      ),
    )
  })
})
