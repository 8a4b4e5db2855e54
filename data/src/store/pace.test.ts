import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { steadyClock } from './pace.ts'
import { startTestStore, type TestStore } from './testing.ts'

let opened: TestStore
beforeEach(async () => {
  opened = await startTestStore()
})
afterEach(() => opened.close())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The shortest time between two of them, ms. */
const closest = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.min(...sorted.slice(1).map((time, n) => time - sorted[n]!))
}

/**
 * A pace by a clock that is `ahead` ms of ours, and when it last read that clock: the moment of a turn just taken, however late
 * the test hears of it.
 */
const notedPace = (rate: number, ahead = () => 0) => {
  let read = NaN
  const now = () => (read = performance.now()) + ahead()
  return { pace: opened.store.sharedPace(rate, { ...steadyClock, now }), lastRead: () => read }
}

/** Takes turns until the signal, noting the real time of each. */
const takeTurns = async ({ pace, lastRead }: ReturnType<typeof notedPace>, times: number[], until: number) => {
  while (performance.now() < until) {
    await pace.turn()
    times.push(lastRead())
  }
}

describe('sharedPace', () => {
  test.each([5, 50])('one alone gets %d turns a second and no more', async (rate) => {
    const times: number[] = []
    await takeTurns(notedPace(rate), times, performance.now() + 2000)
    expect(closest(times)).toBeGreaterThan(1000 / rate - 2)
    expect(times.length).toBeGreaterThan(rate * 2 * 0.7)
  })

  test.each([5, 50])('three with clocks that differ by hours share %d turns a second', async (rate) => {
    const all: number[][] = [[], [], []]
    const until = performance.now() + 3000
    await Promise.all(
      all.map((times, n) =>
        takeTurns(
          notedPace(rate, () => n * 7_200_000),
          times,
          until,
        ),
      ),
    )
    expect(closest(all.flat())).toBeGreaterThan(1000 / rate - 2)
    expect(all.flat().length).toBeGreaterThan(rate * 3 * 0.4)
    for (const times of all) expect(times.length).toBeGreaterThan(0)
  })

  test('whoever holds off holds everybody off, and a shorter one does not cut it short', async () => {
    const [one, other] = [opened.store.sharedPace(8), opened.store.sharedPace(8)]
    await one.turn()
    await other.holdOff(1200)
    const heldAt = performance.now()
    await one.holdOff(10)
    await Promise.all([one.turn(), other.turn()])
    expect(performance.now() - heldAt).toBeGreaterThan(1200)
  })

  test('a process that stood still takes no turn that is not its own any more', async () => {
    const stopped = { skip: 0 }
    const frozen = notedPace(5, () => -stopped.skip)
    const other = notedPace(5)
    await frozen.pace.turn()
    const began = performance.now()
    const times: number[] = []
    await takeTurns(other, times, performance.now() + 1500)
    stopped.skip = performance.now() - began
    await Promise.all([
      takeTurns(frozen, times, performance.now() + 1500),
      takeTurns(other, times, performance.now() + 1500),
    ])
    expect(closest(times)).toBeGreaterThan(198)
  })
})

test('two processes keep to the rate together, and one goes on when the other is killed', async () => {
  const rate = 20
  const asked: { at: number; who: string }[] = []
  const site = createServer((request, response) => {
    asked.push({ at: performance.now(), who: request.url ?? '' })
    response.end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const start = () =>
    spawn(process.execPath, [
      join(import.meta.dirname, 'pace.fixture.ts'),
      ...[opened.endpoint, opened.table, String(rate), address],
    ])
  const processes = [start(), start()]
  const who = () => new Set(asked.map((request) => request.who))
  try {
    for (let waited = 0; who().size < 2 && waited < 30_000; waited += 100) await wait(100)
    await wait(3000)
    processes[0]?.kill('SIGKILL')
    const killedAt = performance.now()
    await wait(3000)
    const survivors = asked.filter(({ at }) => at > killedAt + 1500)
    expect(who().size).toBe(2)
    expect(survivors.length).toBeGreaterThan(rate)
    // Arrivals are noted here, not where the turns are taken: one too many may fall into a window on the way.
    for (const { at } of asked) {
      const inWindow = asked.filter((other) => other.at >= at && other.at < at + 1000)
      expect(inWindow.length).toBeLessThanOrEqual(rate + 1)
    }
  } finally {
    for (const child of processes) child.kill('SIGKILL')
    site.closeAllConnections()
    site.close()
  }
})

test('the pace outlives the process that made it', async () => {
  const clock = { ...steadyClock, now: () => performance.now() + 5e6 }
  await opened.store.sharedPace(5).turn()
  const began = performance.now()
  await openStore({ client: opened.client, table: opened.table }).sharedPace(5, clock).turn()
  expect(performance.now() - began).toBeGreaterThan(199)
})
