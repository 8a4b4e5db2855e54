import { ScanCommand } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryAllowances } from './memory-allowance.fixture.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

const now = 1_750_000_000_000
const rule = { atOnce: 20, perHour: 60 }
let accounts = 0
const somebody = () => `account${accounts++}`

describe('an allowance', () => {
  test('of twenty is enough for twenty who ask at once, new or not, and for no more', async () => {
    const who = somebody()
    const ask = (at: number, count: number) =>
      Promise.all(Array.from({ length: count }, () => opened.store.takeAllowance('x', who, rule, at)))
    expect((await ask(now, 20)).filter(Boolean)).toHaveLength(20)
    expect((await ask(now, 20)).filter(Boolean)).toHaveLength(0)
    const later = now + 10 * 60_000
    expect((await ask(later, 20)).filter(Boolean)).toHaveLength(10)
  })

  test('is enough for all whom it was given back to as well', async () => {
    const who = somebody()
    const taken = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const left = await opened.store.takeAllowance('x', who, rule, now, { cost: 4 })
        if (left) await opened.store.returnAllowance('x', who, rule, 4)
        return left
      }),
    )
    expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(5)
    expect(await opened.store.takeAllowance('x', who, rule, now, { cost: 20 })).toEqual({ left: 0 })
  })

  test('what is kept for others is theirs', async () => {
    const who = somebody()
    const take = (cost: number, keep: number) => opened.store.takeAllowance('x', who, rule, now, { cost, keep })
    expect(await take(15, 5)).toEqual({ left: 5 })
    expect(await take(1, 5)).toBeNull()
    expect(await take(5, 0)).toEqual({ left: 0 })
    expect(await take(21, 0)).toBeNull()
  })

  test('is an account’s own, and goes when it is full again', async () => {
    const [one, other] = [somebody(), somebody()]
    expect(await opened.store.takeAllowance('x', one, rule, now, { cost: 20 })).toBeTruthy()
    expect(await opened.store.takeAllowance('x', other, rule, now)).toBeTruthy()
    expect(await opened.store.takeAllowance('y', one, rule, now)).toBeTruthy()
    const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
    expect(Items.length).toBeGreaterThan(3)
    for (const { fullAt, ttl } of Items) expect(Number(ttl?.N) * 1000).toBeGreaterThan(Number(fullAt?.N))
  })

  test('is the same as an account that fills up', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 30 }),
      cost: fc.integer({ min: 1, max: 8 }),
      keep: fc.integer({ min: 0, max: 10 }),
      back: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const twin = memoryAllowances()
        const who = somebody()
        let at = now
        for (const { wait, cost, keep, back } of steps) {
          at += wait * 60_000
          const [found, expected] = await Promise.all(
            [opened.store, twin].map((kept) => kept.takeAllowance('z', who, rule, at, { cost, keep })),
          )
          expect(found?.left).toBe(expected?.left)
          if (back && found) for (const kept of [opened.store, twin]) await kept.returnAllowance('z', who, rule, cost)
        }
      }),
      { numRuns: 40 },
    )
  })
})
