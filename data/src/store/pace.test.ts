import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import type { Pace } from '../lodestone/index.ts'
import { openForEach } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'
import { virtualTime, type VirtualTime } from './virtual-time.fixture.ts'

const opened = openForEach(startTestStore)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The shortest time between two of them, ms. */
const closest = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.min(...sorted.slice(1).map((time, n) => time - sorted[n]!))
}

/** Numbers from 0 to below `limit` that look random and are the same in every run. */
const scattered = (limit: number) => {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

/** Virtual time in which a request takes up to twice `slowest` ms. */
const timeWith = (slowest: number): VirtualTime => {
  const time = virtualTime()
  time.delay(opened.client, scattered(slowest))
  return time
}

/** Takes turns until the moment, noting when each came. */
const takeTurns = (time: VirtualTime, pace: Pace, times: number[], until: number) =>
  time.takePart(async () => {
    while (time.now() < until) {
      await pace.turn()
      times.push(time.now())
    }
  })

/** Room for the rounding of sums of fractions, ms. */
const rounding = 1e-6

describe('sharedPace', () => {
  test.each([5, 50])('one alone gets %d turns a second and no more', async (rate) => {
    const time = timeWith(5)
    const times: number[] = []
    await takeTurns(time, opened.store.sharedPace(rate, time), times, 4000)
    expect(closest(times)).toBeGreaterThan(1000 / rate - rounding)
    expect(times.length).toBeGreaterThan(rate * 4 * 0.85)
  })

  test.each([
    [1, 5],
    [5, 5],
    [50, 5],
    [5, 200],
    [50, 200],
  ])(
    'three with clocks that differ by hours share %d turns a second, with ways of up to %d ms',
    async (rate, slowest) => {
      const time = timeWith(slowest)
      const all: number[][] = [[], [], []]
      const seconds = 100 / rate
      await Promise.all(
        all.map((times, n) => {
          const clock = { ...time, now: () => time.now() + n * 7_200_000 }
          return takeTurns(time, opened.store.sharedPace(rate, clock), times, seconds * 1000)
        }),
      )
      expect(closest(all.flat())).toBeGreaterThan(1000 / rate - rounding)
      if (slowest < 1000 / rate) expect(all.flat().length).toBeGreaterThan(rate * seconds * 0.5)
      for (const times of all) expect(times.length).toBeGreaterThan(0)
    },
  )

  test('a hold-off applies to all processes, and a shorter one does not end it early', async () => {
    const time = timeWith(5)
    const [one, other] = [opened.store.sharedPace(8, time), opened.store.sharedPace(8, time)]
    await time.takePart(() => one.turn())
    await time.takePart(() => other.holdOff(1200))
    const held = time.now()
    await time.takePart(() => one.holdOff(10))
    const turns = [one, other].map((pace) => time.takePart(() => pace.turn().then(() => time.now())))
    expect(Math.min(...(await Promise.all(turns)))).toBeGreaterThan(held + 1200 - rounding)
  })

  test('a process that stood still takes no turn that is not its own any more', async () => {
    const time = timeWith(5)
    const stopped = { skip: 0 }
    const frozen = opened.store.sharedPace(5, { ...time, now: () => time.now() - stopped.skip })
    const other = opened.store.sharedPace(5, time)
    const times: number[] = []
    const frozenTimes: number[] = []
    await time.takePart(() => frozen.turn())
    const began = time.now()
    await takeTurns(time, other, times, began + 1500)
    stopped.skip = time.now() - began
    await Promise.all([
      takeTurns(time, frozen, frozenTimes, time.now() + 3000),
      takeTurns(time, other, times, time.now() + 3000),
    ])
    expect(frozenTimes.length).toBeGreaterThan(0)
    expect(closest([...times, ...frozenTimes])).toBeGreaterThan(200 - rounding)
  })

  test('the pace outlives the process that made it', async () => {
    const time = timeWith(5)
    await time.takePart(() => opened.store.sharedPace(5, time).turn())
    const taken = time.now()
    const clock = { ...time, now: () => time.now() + 5e6 }
    const after = openStore({ client: opened.client, table: opened.table }).sharedPace(5, clock)
    await time.takePart(() => after.turn())
    expect(time.now() - taken).toBeGreaterThan(200 - rounding)
  })
})

test('two processes keep to the rate together, and one goes on when the other is killed', async () => {
  const rate = 20
  const taken: { at: number; who: string }[] = []
  const site = createServer((request, response) => {
    const [, who = '', at] = request.url?.split('/') ?? []
    taken.push({ who, at: Number(at) })
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
  const turnsOf = (pid: number | undefined) => taken.filter(({ who }) => who === String(pid)).length
  const untilEachTook = async (turns: number, who: ChildProcess[]) => {
    const from = who.map(({ pid }) => turnsOf(pid))
    while (!who.every(({ pid }, n) => turnsOf(pid) >= from[n]! + turns)) await wait(20)
  }
  try {
    await untilEachTook(30, processes)
    processes[0]?.kill('SIGKILL')
    await untilEachTook(30, processes.slice(1))
    // Each process reports the times of its turns by the clock of the machine; 2 ms allow for differences between readings.
    expect(closest(taken.map(({ at }) => at))).toBeGreaterThan(1000 / rate - 2)
  } finally {
    for (const child of processes) child.kill('SIGKILL')
    site.closeAllConnections()
    site.close()
  }
})
