import { describe, expect, test } from 'vitest'
import type { Store } from '@kupodex/data/store'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { sampled } from '@kupodex/data/soak.fixture'
import { runWorker } from './run-worker.ts'
import type { SyncDeps, SyncStore } from './deps.ts'
import { createSiteWatch } from './site-watch.ts'
import { syncCharacter } from './sync-character.ts'
import { testGear, testLodestone, testNames, testProfile, testShown } from './lodestone.fixture.ts'

const opened = openForAll(startTestStore)

const start = 1_750_000_000_000
const day = 86_400_000

/** Whether each of the store's methods that syncs use writes; one that is not listed does not compile. */
const doesWrite: Readonly<Record<keyof SyncStore, boolean>> = {
  dueCharacters: false,
  lease: true,
  dropCharacter: true,
  dropRead: true,
  finish: true,
  readPart: false,
  writePart: true,
  writeEvents: true,
  readSite: false,
  writeSite: true,
  readTooltipIndex: false,
  addToTooltipIndex: true,
  writeDeadLetter: true,
  dropDeadLetter: true,
}
const writes: ReadonlySet<string> = new Set(
  Object.entries(doesWrite).flatMap(([name, writes]) => (writes ? [name] : [])),
)

/** The same store with something around each of its calls. */
const around = (store: Store, wrap: (isWrite: boolean, call: () => Promise<unknown>) => Promise<unknown>): Store => {
  const wrapped = Object.entries(store).map(([name, call]) => [
    name,
    (...args: never[]) => wrap(writes.has(name), () => (call as (...given: never[]) => Promise<unknown>)(...args)),
  ])
  return Object.fromEntries(wrapped)
}

/** A store that counts its writes. */
const counting = (store: Store) => {
  const state = { writes: 0 }
  const counted = around(store, (isWrite, call) => {
    if (isWrite) state.writes++
    return call()
  })
  return { store: counted, state }
}

/** Some of a run's writes, by their number: a few in the gate, every one in a soak. */
const someOf = (count: number) =>
  sampled(
    Array.from({ length: count }, (_, at) => at + 1),
    4,
  )

/** A store whose process dies at its n-th write: before it, or right after it is done. From then on nothing works. */
const dying = (store: Store, at: number, when: 'before' | 'after') => {
  const state = { writes: 0, isDead: false }
  const die = () => {
    state.isDead = true
    throw new Error('killed')
  }
  const guarded = around(store, async (isWrite, call) => {
    if (state.isDead) throw new Error('killed')
    const isLast = isWrite && ++state.writes === at
    if (isLast && when === 'before') die()
    const answer = await call()
    if (isLast) die()
    return answer
  })
  return { store: guarded, state }
}

/** A store whose process stops before its n-th write, until it is resumed. */
const stalling = (store: Store, at: number) => {
  const state = { writes: 0, isStalled: false, goOn: () => {} }
  const stalled = Promise.withResolvers<void>()
  const released = new Promise<void>((resolve) => (state.goOn = resolve))
  const guarded = around(store, async (isWrite, call) => {
    if (isWrite && ++state.writes === at) {
      state.isStalled = true
      stalled.resolve()
      await released
    }
    return call()
  })
  return { store: guarded, state, stalled: stalled.promise }
}

let nextId = 1

/** Three characters, new or read once and played since, an id that was never one, and a worker on the store it is given. */
const scene = async ({ areNew = false } = {}) => {
  const ids = [nextId++, nextId++, nextId++]
  const nobody = nextId++
  const shown = testShown()
  const lodestone = testLodestone(shown)
  const reads: number[] = []
  const time = { now: start }
  const deps = (store: Store): SyncDeps => ({
    store,
    lodestone: {
      ...lodestone,
      character: (id) =>
        id === nobody ? Promise.resolve({ outcome: 'notFound' as const }) : (reads.push(id), lodestone.character(id)),
    },
    names: testNames(),
    clock: () => time.now,
    log: () => {},
    random: () => 0,
  })
  shown.profile = testProfile({ gear: testGear(600) })
  for (const id of ids) await opened.store.addCharacter(id, start)
  await opened.store.addCharacter(nobody, start)
  await syncCharacter(deps(opened.store), nobody)
  if (!areNew) await runWorker(deps(opened.store), { untilIdle: true })
  shown.profile = testProfile({
    name: 'Bela Test',
    profileLevels: [{ tooltip: 'Swordfighter / Fencer', level: 91 }],
    gear: testGear(640),
  })
  shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'Sand Boat'] }
  shown.history.unshift({ outcome: 'ok', value: [{ id: 110, epoch: 1_750_100_000 }] })
  shown.points = 40
  time.now = start + 4 * day
  // What all workers know of the worlds is read once a day, whoever of them comes first.
  await createSiteWatch(deps(opened.store)).readWorlds()
  reads.length = 0
  const results = async () => {
    const all = []
    for (const id of ids) {
      const { owned, profile, failures } = (await opened.store.readCharacter(id))!
      const events = await opened.store.readEvents(id, 20)
      const { name, levels, status } = profile
      all.push({ owned, name, levels, status, failures, events })
    }
    return { all, nobody: await opened.store.readProfile(nobody) }
  }
  return { ids, time, reads, deps, results }
}

/** Removes dates: they depend on when a sync began, which a kill delays for characters that were not started yet. */
const undated = (results: unknown) =>
  JSON.stringify(results, (key, value: unknown) => (key === 'date' ? Number(value) >= start / 1000 : value))

describe.each([
  ['that were read before', { areNew: false }, 15],
  ['that are new', { areNew: true }, 12],
])('with characters %s', (_, given, fewest) => {
  /** What is stored after an undisturbed run, and how many writes it took. */
  const undisturbed = async () => {
    const { deps, results } = await scene(given)
    const { store, state } = counting(opened.store)
    await runWorker(deps(store), { untilIdle: true })
    const wanted = undated(await results())
    expect(wanted).toContain('Bela Test')
    expect(wanted).toContain('"nobody":null')
    expect(state.writes).toBeGreaterThanOrEqual(fewest)
    return { wanted, writes: state.writes }
  }

  test.each(['before', 'after'] as const)(
    'a worker killed %s any write loses nothing and reports nothing twice',
    async (when) => {
      const { wanted, writes } = await undisturbed()
      for (const at of someOf(writes)) {
        const { ids, time, reads, deps, results } = await scene(given)
        const { store, state } = dying(opened.store, at, when)
        const run = runWorker(deps(store), { untilIdle: true })
        await run.catch((error: unknown) => expect(String(error)).toContain('killed'))
        expect([at, state.isDead]).toEqual([at, true])
        time.now += 16 * 60_000
        await runWorker(deps(opened.store), { untilIdle: true })
        expect(undated(await results()), `killed at write ${at}`).toBe(wanted)
        const timesRead = ids.map((id) => reads.filter((read) => read === id).length)
        expect(timesRead.every((count) => count >= 1 && count <= 2)).toBe(true)
        expect(timesRead.filter((count) => count === 2).length).toBeLessThanOrEqual(1)
      }
    },
  )

  test('a worker that stopped before any write, while another took over its character, damages nothing', async () => {
    const { wanted, writes } = await undisturbed()
    for (const at of someOf(writes)) {
      const { time, deps, results } = await scene(given)
      const { store, state, stalled } = stalling(opened.store, at)
      const slow = runWorker(deps(store), { untilIdle: true })
      await Promise.race([stalled, slow])
      expect([at, state.isStalled]).toEqual([at, true])
      time.now += 16 * 60_000
      await runWorker(deps(opened.store), { untilIdle: true })
      state.goOn()
      await slow
      expect(undated(await results()), `stood still at write ${at}`).toBe(wanted)
    }
  })
})

test('two workers at once read each character once', async () => {
  const { ids, reads, deps, results } = await scene()
  const [one, other] = await Promise.all([
    runWorker(deps(opened.store), { untilIdle: true, parallel: 2 }),
    runWorker(deps(opened.store), { untilIdle: true, parallel: 2 }),
  ])
  expect((one.synced ?? 0) + (other.synced ?? 0)).toBe(3)
  expect(reads.toSorted((a, b) => a - b)).toEqual(ids)
  expect((await results()).all.every(({ events }) => events.length === 3)).toBe(true)
})
