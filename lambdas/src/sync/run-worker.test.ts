import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import { runWorker } from './run-worker.ts'
import type { SyncDeps } from './deps.ts'
import { testLodestone, testNames, testShown } from './lodestone.fixture.ts'

const start = 1_750_000_000_000
const opened = openForEach(startTestStore)
let logged: LogRecord[]
let now: number

beforeEach(() => {
  logged = []
  now = start
})

const depsOf = (shown = testShown()): SyncDeps & { asked: number[] } => {
  const asked: number[] = []
  const lodestone = testLodestone(shown)
  return {
    asked,
    store: opened.store,
    lodestone: { ...lodestone, character: (id) => (asked.push(id), lodestone.character(id)) },
    names: testNames(),
    clock: () => now,
    log: (record) => logged.push(record),
    random: () => 0,
  }
}

test('syncs everybody who is due, the most urgent first, and ends', async () => {
  for (let id = 1; id <= 25; id++) await opened.store.addCharacter(id, start - id)
  await opened.store.askFor(7, start)
  await opened.store.addCharacter(99, start + 1)
  const deps = depsOf()
  const results: number[] = []
  const tally = await runWorker(deps, { untilIdle: true, onResult: ({ id }) => results.push(id) })
  expect(tally).toEqual({ synced: 25 })
  expect(deps.asked.slice(0, 3)).toEqual([7, 25, 24])
  expect(new Set(results).size).toBe(25)
})

test('several side by side sync each one once', async () => {
  for (let id = 1; id <= 30; id++) await opened.store.addCharacter(id, start)
  const deps = depsOf()
  expect(await runWorker(deps, { untilIdle: true, parallel: 8 })).toEqual({ synced: 30 })
  expect(new Set(deps.asked).size).toBe(30)
})

test('stops after the character under way, and the next worker goes on', async () => {
  for (let id = 1; id <= 5; id++) await opened.store.addCharacter(id, start + id - 10)
  const stop = new AbortController()
  const deps = depsOf()
  const first = await runWorker(deps, { signal: stop.signal, onResult: ({ id }) => id === 2 && stop.abort() })
  expect(first).toEqual({ synced: 2 })
  expect(await runWorker(deps, { untilIdle: true })).toEqual({ synced: 3 })
  expect(deps.asked).toEqual([1, 2, 3, 4, 5])
})

test('pauses when the site is down, instead of asking for everybody', async () => {
  for (let id = 1; id <= 5; id++) await opened.store.addCharacter(id, start)
  const shown = testShown()
  const up = shown.profile
  shown.profile = { outcome: 'maintenance' }
  const deps = depsOf(shown)
  const waits: number[] = []
  const sleep = async (ms: number) => {
    waits.push(ms)
    now += 120_000
    if (waits.length === 2) shown.profile = up
  }
  const tally = await runWorker(deps, { untilIdle: true, pauseMs: 777, sleep })
  expect(waits).toEqual([777, 1554])
  expect(tally).toEqual({ postponed: 2, synced: 5 })
})

test('a fault in one character stops no other, and it is tried again soon', async () => {
  for (let id = 1; id <= 3; id++) await opened.store.addCharacter(id, start + id - 10)
  const deps = depsOf()
  let broken = true
  const { mounts } = deps.names
  const names = { ...deps.names, mounts: (name: string) => (broken ? raise() : mounts(name)) }
  const raise = (): never => {
    broken = false
    throw new Error('a bug')
  }
  expect(await runWorker({ ...deps, names }, { untilIdle: true })).toEqual({ failed: 1, synced: 2 })
  expect(logged).toMatchObject([{ level: 'error', event: 'syncFailed', id: 1 }])
  now += 60_000
  expect(await runWorker({ ...deps, names }, { untilIdle: true })).toEqual({ synced: 1 })
})

test('waits for the next one when none is due', async () => {
  const stop = new AbortController()
  const deps = depsOf()
  const waits: number[] = []
  const sleep = async (ms: number) => {
    waits.push(ms)
    if (waits.length === 1) await opened.store.addCharacter(1, now)
    else stop.abort()
  }
  expect(await runWorker(deps, { signal: stop.signal, idleMs: 50, sleep })).toEqual({ synced: 1 })
  expect(waits).toEqual([50, 50])
})
