import { callById } from '@kupodex/data/contract'
import { seeded } from '@kupodex/data/soak.fixture'
import { expect, test } from 'vitest'
import type { SlowCall } from '../ground/limits.ts'
import { memoryTable, testSeats } from '../readers/readers.fixture.ts'
import { anybody, testUser } from './callers.fixture.ts'
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

/** A slow call: how many instances there are, how long an answer takes, and a refusal that asks the table, ms. */
interface Slow {
  call: SlowCall
  atOnce: number
  answerTakes: number
}

const refusalByTableTakes = 20

/**
 * Five minutes of instances that answer a slow call, ten milliseconds a step, over one table. One address asks fifty times a second with
 * `accounts` logins in turn; each half minute somebody else asks for the first time. Returns how many of these found no instance
 * within a second, or were refused.
 */
const lostBesideSlow = async ({ call, atOnce, answerTakes }: Slow, accounts: number, hasSeats: boolean) => {
  const step = 10
  let now = 0
  let lost = 0
  const random = seeded(11)
  const { cost } = callById(call)
  const store = memoryTable()
  const instances = Array.from({ length: atOnce }, () => ({
    ...{ busyUntil: 0, leave: async () => undefined as void },
    ...{ limiter: createLimiter(() => now), seats: testSeats(call, store, () => now) },
  }))
  const ask = async (client: string, user: string): Promise<'answered' | 'refused' | 'nobody'> => {
    const free = instances.filter(({ busyUntil }) => busyUntil <= now)
    const instance = free[Math.floor(random() * free.length)]
    if (!instance) return 'nobody'
    await instance.leave()
    instance.leave = async () => undefined
    if (instance.limiter(user, cost) > 0) {
      instance.busyUntil = now + refusalTakes
      return 'refused'
    }
    const leave = hasSeats ? await instance.seats.enter({ ...anybody, client, user: testUser(user) }) : instance.leave
    instance.busyUntil = now + (leave ? answerTakes : refusalByTableTakes)
    if (leave) instance.leave = leave
    return leave ? 'answered' : 'refused'
  }
  let waiting: { user: string; since: number } | null = null
  for (let n = 0; now < 300_000; now += step, n++) {
    for (const instance of instances)
      if (instance.busyUntil <= now) {
        await instance.leave()
        instance.leave = async () => undefined
      }
    if (now % 30_000 === 15_000) waiting = { user: `other${now}`, since: now }
    if (n % 2 === 0) await ask('192.0.2.1', `greedy${n % accounts}`)
    if (!waiting) continue
    const outcome = await ask(`198.51.100.${Math.floor(now / 30_000)}`, waiting.user)
    const isOver = outcome !== 'nobody' || now - waiting.since >= 1000
    if (isOver && outcome !== 'answered') lost++
    if (isOver) waiting = null
  }
  return lost
}

test.each<Slow>([
  { call: 'finishBanner', atOnce: 5, answerTakes: 4000 },
  { call: 'charrealtime', atOnce: 10, answerTakes: 8000 },
  { call: 'exportAccount', atOnce: 10, answerTakes: 3000 },
  { call: 'verifyCode', atOnce: 10, answerTakes: 15_000 },
])('one address with any number of accounts leaves instances of $call for everybody else', async (slow) => {
  expect(await lostBesideSlow(slow, 40, true)).toBe(0)
  // With points of each instance alone it holds them all.
  expect(await lostBesideSlow(slow, 40, false)).toBeGreaterThan(3)
})
