import type { Refusal } from '@kupodex/data/lodestone'
import { priorities } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LogRecord } from '../log.ts'
import type { GameNames } from './names.ts'
import { syncCharacter, type SyncWorld } from './sync-character.ts'
import { testLodestone, testNames, testProfile, testShown } from './testing.ts'

let opened: TestStore
beforeAll(async () => {
  opened = await startTestStore()
})
afterAll(() => opened.close())

let nextId = 1
const start = 1_750_000_000_000
const day = 86_400_000

/** A new character in the queue, with a Lodestone of its own and a clock to move. */
const scene = async (names: GameNames = testNames()) => {
  const id = nextId++
  const shown = testShown()
  const lodestone = testLodestone(shown)
  const logged: LogRecord[] = []
  const time = { now: start }
  const { store } = opened
  const world: SyncWorld = {
    store,
    lodestone,
    names,
    clock: () => time.now,
    log: (record) => logged.push(record),
    random: () => 0,
  }
  await store.addCharacter(id, start)
  const sync = (change: Partial<SyncWorld> = {}) => syncCharacter({ ...world, ...change }, id)
  /** A sync two months later that nobody asked for. */
  const again = (change: Partial<SyncWorld> = {}) => {
    time.now += 60 * day
    lodestone.requests.length = 0
    return sync(change)
  }
  /** A sync two months later that a visitor asked for, which reads everything. */
  const later = async (change: Partial<SyncWorld> = {}) => {
    time.now += 60 * day
    lodestone.requests.length = 0
    await store.askFor(id, time.now)
    return sync(change)
  }
  const read = async () => {
    const character = await store.readCharacter(id)
    if (!character) throw new Error('no such character')
    return character
  }
  return { id, shown, lodestone, logged, time, store, world, sync, again, later, read }
}

const passing: Refusal[] = [
  { outcome: 'maintenance' },
  { outcome: 'blocked' },
  { outcome: 'throttled' },
  { outcome: 'unreachable' },
  { outcome: 'unknownLayout', why: 'no header' },
]

describe('the first sync', () => {
  test('reads everything there is', async () => {
    const { id, lodestone, sync, read } = await scene()
    expect(await sync()).toEqual({ id, outcome: 'synced', problems: [], isWhole: true })
    expect(lodestone.requests).toEqual(['profile', 'history 1', 'history 2', 'mount', 'minion', 'faceaccessory'])
    const { profile, owned, priority, due } = await read()
    expect(profile).toMatchObject({
      status: 'ready',
      name: 'Aldo Test',
      worldId: 34,
      clanId: 7,
      gender: 'female',
      guardianId: 3,
      townId: 1,
      grandCompanyId: 2,
      freeCompany: { id: '9232238498621237033' },
      titleId: 11,
      activeJobId: 19,
      levels: { 19: 90 },
      legacy: false,
      createdAt: start,
      updatedAt: start,
      privacy: { profile: { state: 'public', asOf: start }, achievements: { state: 'public', asOf: start } },
    })
    const date = start / 1000
    expect(owned).toEqual({
      achievements: [
        { id: 101, date: 1000 },
        { id: 102, date: 2000 },
        { id: 103, date: 3000 },
      ],
      mounts: [
        { id: 1, date },
        { id: 2, date },
      ],
      minions: [{ id: 1, date }],
      facewear: [{ id: 5, date }],
    })
    expect([priority, due]).toEqual([priorities.tail, start + day])
  })

  test('reads the kinds too where the points tell that the history lacks something', async () => {
    const { shown, lodestone, sync, read } = await scene()
    shown.points = 40
    await sync()
    expect(lodestone.requests.slice(1, 5)).toEqual(['history 1', 'history 2', 'kind 1', 'kind 13'])
    expect((await read()).owned.achievements?.at(-1)).toEqual({ id: 104, date: 0 })
  })

  test('an achievement that no table knows yet is kept, and is a reason to read the kinds', async () => {
    const { shown, lodestone, sync, read } = await scene()
    shown.history.unshift({ outcome: 'ok', value: [{ id: 900, epoch: 4000 }] })
    await sync()
    expect(lodestone.requests).toContain('kind 1')
    expect((await read()).owned.achievements?.at(-1)).toEqual({ id: 900, date: 4000 })
  })

  test('a Legacy character is known by what only such a one can have', async () => {
    const { shown, sync, later, read } = await scene()
    shown.history.push({ outcome: 'ok', value: [{ id: 200, epoch: 5 }] })
    shown.points = 35
    await sync()
    expect((await read()).profile.legacy).toBe(true)
    await later()
    expect((await read()).profile.legacy).toBe(true)
  })

  test('an id that nobody has is not found', async () => {
    const { shown, sync, read } = await scene()
    shown.profile = { outcome: 'notFound' }
    expect((await sync()).outcome).toBe('notFound')
    expect(await read()).toMatchObject({ profile: { status: 'notFound', updatedAt: null }, priority: priorities.rare })
  })

  test('a history that breaks off is not taken for the whole', async () => {
    const { shown, sync, later, read } = await scene()
    const second = shown.history[1]!
    shown.history[1] = { outcome: 'throttled' }
    expect((await sync()).outcome).toBe('partly')
    expect((await read()).owned.achievements).toBeUndefined()
    shown.history[1] = second
    expect((await later()).outcome).toBe('synced')
    expect((await read()).owned.achievements).toHaveLength(3)
  })
})

describe('a later sync', () => {
  test('that somebody asked for reads everything, and writes no collection that is unchanged', async () => {
    const { id, lodestone, store, sync, later } = await scene()
    await sync()
    expect((await later()).outcome).toBe('synced')
    expect(lodestone.requests).toEqual(['profile', 'history 1', 'mount', 'minion', 'faceaccessory'])
    expect(await store.readPart(id, 'achievements')).toMatchObject({ revision: 1 })
    expect(await store.readPart(id, 'mounts')).toMatchObject({ revision: 1 })
    expect(await store.readEvents(id, 10)).toEqual([])
  })

  test('new things get the time of the sync', async () => {
    const { shown, time, sync, later, read } = await scene()
    await sync()
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat'] }
    await later()
    expect((await read()).owned.mounts?.at(-1)).toEqual({ id: 3, date: time.now / 1000 })
  })

  test('notes a new level, name and world, once', async () => {
    const { id, shown, store, time, sync, later } = await scene()
    await sync()
    const profileLevels = [{ tooltip: 'Swordfighter / Fencer', level: 91 }]
    shown.profile = testProfile({ name: 'Bela Test', world: 'Elsewhere', profileLevels })
    await later()
    const date = time.now / 1000
    const events = await store.readEvents(id, 10)
    expect(events.sort((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'level', id: 19, details: '91', date },
      { type: 'name', id: 0, details: 'Aldo Test', date },
      { type: 'world', id: 35, details: '34', date },
    ])
    await later()
    expect(await store.readEvents(id, 10)).toHaveLength(3)
  })

  test('a character that is not found once is asked for again a day later, and is as it was', async () => {
    const { id, time, shown, store, sync, later, read } = await scene()
    await sync()
    const gone = { profile: { outcome: 'notFound' }, history: [] }
    Object.assign(shown, gone)
    expect((await later()).outcome).toBe('missing')
    expect(await read()).toMatchObject({ profile: { status: 'ready' }, due: time.now + day })
    time.now += 60_000
    await store.putBack(id, time.now)
    expect((await sync()).outcome).toBe('missing')
    Object.assign(shown, testShown())
    expect((await later()).outcome).toBe('synced')
    Object.assign(shown, gone)
    expect((await later()).outcome).toBe('missing')
  })

  test('a character that is gone keeps everything, and can come back', async () => {
    const { id, time, shown, store, sync, again, later, read } = await scene()
    await sync()
    const { owned } = await read()
    shown.profile = { outcome: 'notFound' }
    shown.history = []
    expect((await again()).outcome).toBe('missing')
    time.now += 1.1 * day
    expect((await sync()).outcome).toBe('deleted')
    expect(await read()).toMatchObject({ profile: { status: 'deleted', name: 'Aldo Test' }, owned })
    expect((await again()).outcome).toBe('deleted')
    Object.assign(shown, testShown())
    expect((await later()).outcome).toBe('synced')
    expect((await store.readEvents(id, 10)).map(({ type }) => type)).toEqual(['restored', 'deleted'])
  })
})

describe('nothing is lost to a bad page', () => {
  test.each(passing)('a profile that is $outcome changes nothing and is tried again soon', async (refusal) => {
    const { time, shown, sync, later, read } = await scene()
    await sync()
    const before = await read()
    shown.profile = refusal
    expect(await later()).toMatchObject({
      outcome: 'postponed',
      problems: [{ part: 'profile', code: refusal.outcome }],
    })
    const isOdd = refusal.outcome === 'unknownLayout'
    const after = await read()
    expect(after).toMatchObject({ profile: before.profile, owned: before.owned, due: time.now + 60_000 })
    expect([after.failures, after.priority]).toEqual(isOdd ? [1, priorities.tail] : [0, priorities.asked])
    await later()
    expect(await read()).toMatchObject(
      isOdd ? { failures: 2, due: time.now + 120_000 } : { failures: 0, due: time.now + 60_000 },
    )
  })

  test.each(passing)('mounts that are $outcome stay as they were, and are read the next time', async (refusal) => {
    const { shown, lodestone, sync, again, later, read } = await scene()
    await sync()
    const before = await read()
    shown.mount = refusal
    shown.minion = { outcome: 'ok', value: ['Tiny Cat', 'Tiny Dog'] }
    expect(await later()).toMatchObject({ outcome: 'partly', problems: [{ part: 'mounts', code: refusal.outcome }] })
    const after = await read()
    expect(after.owned.mounts).toEqual(before.owned.mounts)
    expect(after.profile.privacy.mounts).toEqual(before.profile.privacy.mounts)
    // A page that is odd stops nothing; a site that is down is not asked further.
    const isOdd = refusal.outcome === 'unknownLayout'
    expect(after.owned.minions?.map(({ id }) => id)).toEqual(isOdd ? [1, 3] : [1])
    expect(after.failures).toBe(isOdd ? 1 : 0)
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'Sand Boat'] }
    expect((await again()).outcome).toBe('synced')
    expect(lodestone.requests).toContain('mount')
    expect((await read()).owned).toMatchObject({ mounts: { length: 3 }, minions: { length: 2 } })
  })

  test.each<[string, Refusal['outcome'], string]>([
    ['private', 'private', 'private'],
    ['hidden', 'hidden', 'private'],
    ['not found, which means none owned,', 'notFound', 'public'],
  ])('mounts that are %s are noted and kept', async (_, outcome, state) => {
    const { time, shown, sync, later, read } = await scene()
    await sync()
    const before = await read()
    shown.mount = { outcome } as Refusal
    expect((await later()).outcome).toBe('synced')
    const after = await read()
    expect(after.owned).toEqual(before.owned)
    expect(after.profile.privacy.mounts).toEqual({ state, asOf: time.now })
    expect(after.profile.privacy.minions.state).toBe('public')
  })

  test('a greyed-out tab asks for no page, and the sudden lack is reported', async () => {
    const { shown, lodestone, logged, sync, later, read } = await scene()
    await sync()
    shown.profile = testProfile({
      tabs: { classJob: 'link', minion: 'link', mount: 'disabled', facewear: 'link', achievement: 'link' },
    })
    expect((await later()).problems).toEqual([{ part: 'mounts', code: 'shrunken', details: '2 of 2' }])
    expect(lodestone.requests).not.toContain('mount')
    expect((await read()).owned.mounts).toHaveLength(2)
    expect(logged).toMatchObject([{ level: 'warn', event: 'syncProblems' }])
  })

  test('a missing tab means private achievements, and asks for no page', async () => {
    const { shown, lodestone, sync, later, read } = await scene()
    await sync()
    shown.profile = testProfile({
      tabs: { classJob: 'link', minion: 'link', mount: 'link', facewear: 'link', achievement: 'absent' },
    })
    await later()
    expect(lodestone.requests.filter((request) => request.startsWith('history'))).toEqual([])
    const { profile, owned } = await read()
    expect(profile.privacy.achievements.state).toBe('private')
    expect(owned.achievements).toHaveLength(3)
  })

  test.each<Refusal['outcome']>(['private', 'hidden'])('a profile that is %s keeps everything', async (outcome) => {
    const { time, shown, sync, later, read } = await scene()
    await sync()
    const { owned } = await read()
    shown.profile = { outcome } as Refusal
    expect((await later()).outcome).toBe('private')
    const after = await read()
    expect(after.owned).toEqual(owned)
    expect(after.profile).toMatchObject({
      status: 'private',
      name: 'Aldo Test',
      privacy: { profile: { state: 'private', asOf: time.now }, mounts: { state: 'unknown', asOf: time.now } },
    })
  })

  test('a private profile that still shows who it is gives the name', async () => {
    const { shown, sync, read } = await scene()
    shown.profile = {
      outcome: 'private',
      character: { name: 'Cleo Test', world: 'Elsewhere', avatarUrl: 'https://img.test/c.jpg' } as never,
    }
    await sync()
    expect((await read()).profile).toMatchObject({ status: 'private', name: 'Cleo Test', worldId: 35 })
  })

  test('a list in markup without names is no empty list', async () => {
    const { lodestone, sync, later, read } = await scene()
    await sync()
    const collection: typeof lodestone.collection = async () => ({
      outcome: 'ok',
      value: { variant: 'desktop', items: [{ tooltipHash: 'f'.repeat(40), iconUrl: '' }] },
    })
    expect(await later({ lodestone: { ...lodestone, collection } })).toMatchObject({ outcome: 'partly' })
    expect(lodestone.requests).toContain(`card mount ${'f'.repeat(40)}`)
    expect((await read()).owned.mounts).toHaveLength(2)
  })
})

describe('names that no table knows', () => {
  test('are kept and reported, and get their first date when a table learns them', async () => {
    const { id, shown, store, sync, later, read } = await scene()
    shown.mount = { outcome: 'ok', value: ['Old Wolf', 'Star Whale'] }
    expect((await sync()).problems).toEqual([{ part: 'mounts', code: 'unknownName', details: 'Star Whale' }])
    expect(await store.readPart(id, 'mounts')).toMatchObject({ unknown: { 'Star Whale': start / 1000 } })
    const whale = { id: 77, name: { en: 'star whale', de: null, fr: null, ja: null } }
    const names = testNames({ mounts: [{ id: 2, name: 'old wolf' }, whale] })
    expect((await later({ names })).problems).toEqual([])
    expect((await read()).owned.mounts).toContainEqual({ id: 77, date: start / 1000 })
    expect(await store.readPart(id, 'mounts')).toMatchObject({ unknown: {} })
  })

  test('on the profile leave that field unknown', async () => {
    const { shown, sync, read } = await scene()
    shown.profile = testProfile({ world: 'Newfoundworld' })
    expect((await sync()).problems).toEqual([{ part: 'profile', code: 'unknownName', details: 'Newfoundworld' }])
    expect((await read()).profile.worldId).toBeNull()
  })
})

describe('kills and rivals', () => {
  test('who has lost the claim writes no profile', async () => {
    const { id, time, lodestone, store, world, read } = await scene()
    const slow: SyncWorld['lodestone'] = {
      ...lodestone,
      character: async (id) => {
        time.now += day
        await store.lease(id, { now: time.now, until: time.now + day, token: 'rival' })
        return testProfile({ name: 'Slow Test' })
      },
    }
    expect((await syncCharacter({ ...world, lodestone: slow }, id)).outcome).toBe('lost')
    expect((await read()).profile).toMatchObject({ status: 'adding', name: null })
  })

  test('who is not due is left alone', async () => {
    const { lodestone, sync } = await scene()
    await sync()
    lodestone.requests.length = 0
    expect((await sync()).outcome).toBe('notDue')
    expect(lodestone.requests).toEqual([])
  })

  test('a stored set that cannot be read is reported and left as it is', async () => {
    const { id, store, shown, later, sync, read } = await scene()
    await sync()
    shown.mount = { outcome: 'ok', value: ['Sand Boat'] }
    const damaged: typeof store.readPart = async (id, part) =>
      part === 'mounts' ? { ok: false, code: 'checksum' } : store.readPart(id, part)
    expect((await later({ store: { ...store, readPart: damaged } })).problems).toEqual([
      { part: 'mounts', code: 'damaged', details: 'checksum' },
    ])
    expect((await read()).owned.mounts?.map(({ id }) => id)).toEqual([1, 2])
    expect(await store.readPart(id, 'mounts')).toMatchObject({ revision: 1 })
  })
})
