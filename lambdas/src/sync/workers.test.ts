import type { Pace } from '@kupodex/data/lodestone'
import type { Store } from '@kupodex/data/store'
import { openForEach } from '@kupodex/data/opened.fixture'
import { dieAtEachWrite, openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { virtualTime, type VirtualTime } from '@kupodex/data/store/virtual-time.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SyncDeps } from './deps.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import { testLodestone, testNames, testProfile, testShown } from './lodestone.fixture.ts'
import { runWorker, type WorkerTally } from './run-worker.ts'

/** Requests a second. */
const rate = 5
const start = 1_750_000_000_000
const leaseMs = 15 * 60_000

const opened = openForEach(startTestStore)
let time: VirtualTime
beforeEach(() => void (time = virtualTime()))

/** A reader that takes a turn for each page, as the client does, and notes when it came. */
const paced = (reader: LodestoneReader, pace: Pace, turns: number[]): LodestoneReader => {
  const inTurn = Object.entries(reader).map(([name, ask]) => [
    name,
    async (...args: never[]) => {
      await pace.turn()
      turns.push(time.now())
      return (ask as (...given: never[]) => Promise<unknown>)(...args)
    },
  ])
  return Object.fromEntries(inTurn) as LodestoneReader
}

/** A worker as on a machine of its own: it shares the table with the others, and nothing else. */
const workerOn = (store: Store) => {
  const read: number[] = []
  const turns: number[] = []
  const lodestone = testLodestone(testShown())
  const noting: LodestoneReader = {
    character: (id) => (read.push(id), lodestone.character(id)),
    collection: lodestone.collection,
    card: lodestone.card,
    achievementHistory: lodestone.achievementHistory,
    achievementKind: lodestone.achievementKind,
    worlds: lodestone.worlds,
  }
  const world: SyncDeps = {
    store,
    lodestone: paced(noting, store.sharedPace(rate, time), turns),
    names: testNames(),
    clock: () => start + time.now(),
    log: () => undefined,
    random: () => 0,
    leaseMs,
  }
  const run = (signal?: AbortSignal, onResult?: () => void): Promise<WorkerTally> =>
    time.takePart(() =>
      runWorker(world, {
        untilIdle: true,
        sleep: time.sleep,
        ...(signal ? { signal } : {}),
        ...(onResult ? { onResult } : {}),
      }),
    )
  return { run, read, turns }
}

const add = async (...ids: number[]) => {
  for (const id of ids) await opened.store.addCharacter(id, start + time.now())
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

const closest = (times: readonly number[]): number => {
  const sorted = inOrder(times)
  return Math.min(...sorted.slice(1).map((at, n) => at - sorted[n]!))
}

/** Room for the rounding of sums of fractions, ms. */
const rounding = 1e-6

const twelve = Array.from({ length: 12 }, (_, n) => n + 1)

describe('two workers at once over one table', () => {
  test('read no character twice, and have one pace between them', async () => {
    await add(...twelve)
    const [here, there] = [workerOn(opened.store), workerOn(opened.store)]
    const tallies = await Promise.all([here.run(), there.run()])
    expect(tallies.reduce((sum, { synced = 0 }) => sum + synced, 0)).toBe(12)
    expect(inOrder([...here.read, ...there.read])).toEqual(twelve)
    for (const { read } of [here, there]) expect(read.length).toBeGreaterThan(0)
    expect(closest([...here.turns, ...there.turns])).toBeGreaterThan(1000 / rate - rounding)
  })

  test('one that is switched off leaves the rest to the other, which reads on', async () => {
    await add(...twelve)
    const [off, on] = [workerOn(opened.store), workerOn(opened.store)]
    const stop = new AbortController()
    await Promise.all([off.run(stop.signal, () => void (off.read.length >= 2 && stop.abort())), on.run()])
    expect(off.read).toHaveLength(2)
    expect(inOrder([...off.read, ...on.read])).toEqual(twelve)
    for (const id of twelve) expect(await opened.store.readProfile(id)).toMatchObject({ leaseUntil: null, failures: 0 })
    expect(closest([...off.turns, ...on.turns])).toBeGreaterThan(1000 / rate - rounding)
  })
})

test('a worker killed at any write, also of the pace, leaves all to the next one on another machine', async () => {
  let next = 1
  /** What is stored of two new characters, without the times of their readings. */
  const stored = async (ids: readonly number[]) => {
    const all = await Promise.all(ids.map((id) => opened.store.readCharacter(id)))
    return all.map((one) => [one?.profile.name, one?.profile.status, one?.failures, Object.keys(one?.owned ?? {})])
  }
  const undisturbed = [next++, next++]
  await add(...undisturbed)
  await workerOn(opened.store).run()
  const wanted = await stored(undisturbed)
  expect(wanted[0]?.slice(0, 3)).toEqual([testProfile().value.name, 'ready', 0])
  const deaths = await dieAtEachWrite(async (death) => {
    const ids = [next++, next++]
    await add(...ids)
    const dying = openDying(opened, death)
    const first = workerOn(dying.store)
    await first.run().catch((error: unknown) => expect(String(error)).toContain('killed'))
    dying.close()
    await time.takePart(() => time.sleep(leaseMs + 1))
    const second = workerOn(opened.store)
    await second.run()
    expect([death, await stored(ids)]).toEqual([death, wanted])
    expect(closest([...first.turns, ...second.turns])).toBeGreaterThan(1000 / rate - rounding)
    return dying.state.isDead
  })
  // Each character takes its lease, its parts and its end, and the pace is claimed anew again and again.
  expect(deaths).toBeGreaterThan(30)
})
