import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failuresToDead } from '@kupodex/data/rules'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import type { LogRecord } from '../log.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import { runWorker } from './run-worker.ts'
import type { SyncWorld } from './sync-character.ts'
import { testLodestone, testNames, testProfile, testShown } from './testing.ts'

const start = 1_750_000_000_000
const minute = 60_000
const canary = 500
const odd = { outcome: 'unknownLayout', why: 'no list' } as const

let opened: TestStore
let now: number
let logged: LogRecord[]
let requests: string[]
/** Pages that cannot be read, as `kind` for everybody or `kind id`. */
let broken: Set<string>

beforeEach(async () => {
  opened = await startTestStore()
  now = start
  logged = []
  requests = []
  broken = new Set()
})
afterEach(() => opened.close())

const world = (more: Partial<SyncWorld> = {}): SyncWorld => {
  const lodestone = testLodestone(testShown())
  const ask = async <T>(kind: string, id: number, answer: Promise<T>): Promise<T> => {
    requests.push(`${kind} ${id}`)
    return broken.has(kind) || broken.has(`${kind} ${id}`) ? (odd as T) : answer
  }
  const reader: LodestoneReader = {
    ...lodestone,
    character: (id) => ask('character', id, lodestone.character(id)),
    collection: (id, kind) => ask(kind, id, lodestone.collection(id, kind)),
    achievementHistory: (id, page) => ask('achievement', id, lodestone.achievementHistory(id, page)),
  }
  const clock = () => now
  const log = (record: LogRecord) => void logged.push(record)
  return { store: opened.store, lodestone: reader, names: testNames(), clock, log, random: () => 0, canary, ...more }
}

const add = async (...ids: number[]) => {
  for (const id of ids) await opened.store.addCharacter(id, now)
}
const events = (event: string) => logged.filter((record) => record.event === event)
const sync = (more?: Partial<SyncWorld>) =>
  runWorker(world(more), { untilIdle: true, sleep: async (ms) => void (now += ms) })

describe('a page that cannot be read', () => {
  test('while the canary can: only that character backs off, and the canary is asked once', async () => {
    await add(1, 2, 3)
    broken = new Set(['mount 1', 'mount 2'])
    expect(await sync()).toEqual({ partly: 2, synced: 1 })
    expect(requests.filter((request) => request === `mount ${canary}`)).toHaveLength(1)
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 1 })
    expect((await opened.store.readSite()).changed).toEqual({})
  })

  test('and the canary cannot either: the site has changed, that kind is left alone, everything else goes on', async () => {
    await add(1, 2, 3)
    broken = new Set(['mount'])
    expect(await sync()).toEqual({ partly: 3 })
    expect(requests.filter((request) => request.startsWith('mount'))).toEqual(['mount 1', `mount ${canary}`])
    expect(events('siteChanged')).toMatchObject([{ level: 'error', kind: 'mount' }])
    expect((await opened.store.readSite()).changed).toMatchObject({ mount: { since: start, why: 'no list' } })
    for (const id of [1, 2, 3]) {
      const { failures, owned } = (await opened.store.readCharacter(id))!
      expect([failures, owned.minions?.length, owned.mounts]).toEqual([0, 1, undefined])
    }
  })

  test('when the canary can be read again, so is everybody, without anybody doing anything', async () => {
    await add(1, 2)
    broken = new Set(['mount'])
    await sync()
    now += 11 * minute
    await add(3)
    await sync()
    expect(events('siteReadsAgain')).toEqual([])
    broken.clear()
    now += 2 * 86_400_000
    expect(await sync()).toEqual({ synced: 3 })
    expect(events('siteReadsAgain')).toMatchObject([{ kind: 'mount' }])
    expect((await opened.store.readCharacter(1))?.owned.mounts).toHaveLength(2)
  })

  test('of the history with which a sync begins: the rest is read from the profile on', async () => {
    await add(1)
    await sync()
    now += 4 * 86_400_000
    broken = new Set(['achievement'])
    requests = []
    expect(await sync()).toEqual({ partly: 1 })
    expect(requests).toEqual(['achievement 1', `achievement ${canary}`, 'character 1'])
    expect(events('siteChanged')).toMatchObject([{ kind: 'achievement' }])
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 0, profile: { updatedAt: now } })
  })

  test('of the profile, nobody is asked for until the canary can be read again', async () => {
    await add(1, 2, 3)
    broken = new Set(['character'])
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      now += ms
      if (waits.length === 3) broken.clear()
    }
    expect(await runWorker(world(), { untilIdle: true, sleep })).toEqual({ postponed: 1, synced: 3 })
    const looks = requests.filter((request) => request === `character ${canary}`)
    expect(looks).toHaveLength(4)
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 0, profile: { status: 'ready' } })
  })

  test('without a canary by name, somebody who was read well is the canary', async () => {
    await add(1)
    const { canary: _, ...nameless } = world()
    const run = () => runWorker(nameless, { untilIdle: true })
    await run()
    expect((await opened.store.readSite()).canary).toBe(1)
    broken = new Set(['minion'])
    await add(2)
    await run()
    expect(requests).toContain('minion 1')
    expect(events('siteChanged')).toHaveLength(1)
  })

  test('time after time is laid aside with the reason, and can be put back', async () => {
    await add(1)
    broken = new Set(['character 1'])
    for (let tried = 0; tried < failuresToDead; tried++) {
      await sync()
      now += 2 * 86_400_000
    }
    expect(await opened.store.deadLetters()).toMatchObject([
      { id: 1, reason: 'profile unknownLayout: no list', failures: failuresToDead },
    ])
    expect(events('deadLetter')).toHaveLength(1)
    expect(await sync()).toEqual({})
    broken.clear()
    expect(await opened.store.putBack(1, now)).toBe(true)
    expect(await sync()).toEqual({ synced: 1 })
    expect(await opened.store.deadLetters()).toEqual([])
  })
})

describe('a site that is down', () => {
  test('is asked less and less, blames nobody, and is told to all workers', async () => {
    await add(1, 2, 3)
    const shown = testShown()
    shown.profile = { outcome: 'maintenance' }
    const lodestone = testLodestone(shown)
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      now += ms
      if (waits.length === 2) expect((await opened.store.readSite()).pause).toMatchObject({ code: 'maintenance' })
      if (waits.length === 8) shown.profile = testProfile()
    }
    expect(await runWorker(world({ lodestone }), { untilIdle: true, sleep })).toEqual({ postponed: 8, synced: 3 })
    expect(waits.map((ms) => ms / minute)).toEqual([1, 2, 4, 8, 10, 10, 10, 10])
    expect(lodestone.requests.filter((request) => request === 'profile')).toHaveLength(11)
    for (const id of [1, 2, 3]) expect(await opened.store.readProfile(id)).toMatchObject({ failures: 0 })
    expect((await opened.store.readSite()).pause).toBeNull()
    expect(events('siteIsBack')).toHaveLength(1)
  })

  test('one page that never comes is not the site: the canary tells', async () => {
    await add(1, 2)
    const inner = world().lodestone
    const lodestone: LodestoneReader = {
      ...inner,
      character: async (id) => (id === 1 ? { outcome: 'unreachable' } : inner.character(id)),
    }
    expect(await sync({ lodestone })).toEqual({ postponed: 1, synced: 1 })
    expect((await opened.store.readSite()).pause).toBeNull()
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 1 })
  })
})
