import { callById } from '@kupodex/data/contract'
import { seeded } from '@kupodex/data/soak.fixture'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

/** How many instances of `character` run at most, and how long an answer and a refusal hold one, ms. */
const [atOnce, answerTakes, refusalTakes] = [20, 25, 2]

/**
 * Half a minute of instances as AWS runs them, a millisecond a step: one request at a time each, each with a memory of its own, and
 * nothing for whom none is free. one client asks `perSecond` times a second, another one ten times. Returns how many of the other's
 * requests found no instance or were refused.
 */
const lostBeside = (perSecond: number, cost: number): number => {
  let now = 0
  let lost = 0
  const random = seeded(7)
  const instances = Array.from({ length: atOnce }, () => ({ busyUntil: 0, limiter: createLimiter(() => now) }))
  const isAnswered = (client: string): boolean => {
    const free = instances.filter(({ busyUntil }) => busyUntil <= now)
    const instance = free[Math.floor(random() * free.length)]
    if (!instance) return false
    const isRefused = cost > 0 && instance.limiter(client, cost) > 0
    instance.busyUntil = now + (isRefused ? refusalTakes : answerTakes)
    return !isRefused
  }
  for (; now < 30_000; now++) {
    for (let n = 0; n < perSecond / 1000; n++) isAnswered('greedy')
    // The account of a client is full at first: what counts is what it can keep up.
    if (now >= 15_000 && now % 100 === 0 && !isAnswered('other')) lost++
  }
  return lost
}

test('one client who asks all the time leaves instances for everybody else', () => {
  const { cost } = callById('charcache')
  expect(lostBeside(1000, cost)).toBe(0)
  // Without a cost it holds them all.
  expect(lostBeside(1000, 0)).toBeGreaterThan(50)
})
