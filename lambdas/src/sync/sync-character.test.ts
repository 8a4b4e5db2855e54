import { seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { priorities } from '@kupodex/data/sync'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import type { GameNames } from './names.ts'
import type { SyncDeps } from './deps.ts'
import { syncCharacter } from './sync-character.ts'
import { seenPages, testNames, testProfile } from './lodestone.fixture.ts'
import { characterScene, day, start } from './character-scene.fixture.ts'

const opened = openForAll(startTestStore)

const scene = (names?: GameNames) => characterScene(opened, names)

describe('the first sync', () => {
  test('reads everything there is', async () => {
    const { id, lodestone, sync, read } = await scene()
    const company = '9232238498621237033'
    expect(await sync()).toEqual({ id, outcome: 'synced', problems: [], isWhole: true, company })
    expect(lodestone.requests).toEqual(['profile', 'history 1', 'history 2', ...seenPages])
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
      ...recordOf(seenParts, () => [{ id: 1, date }]),
      mounts: [
        { id: 1, date },
        { id: 2, date },
      ],
      minions: [{ id: 1, date }],
      facewear: [{ id: 5, date }],
    })
    expect([priority, due]).toEqual([priorities.tail, start + day])
  })

  test('also reads the kinds if the points show that the history lacks something', async () => {
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

  test('on the profile are kept by that name, without an id', async () => {
    const { shown, sync, read } = await scene()
    shown.profile = testProfile({ world: 'Newfoundworld' })
    expect((await sync()).problems).toEqual([{ part: 'profile', code: 'unknownName', details: 'world Newfoundworld' }])
    expect((await read()).profile).toMatchObject({ worldId: null, byName: { fields: { worldId: 'Newfoundworld' } } })
  })
})

describe('kills and rivals', () => {
  test('who has lost the claim writes no profile', async () => {
    const { id, time, lodestone, store, deps, read } = await scene()
    const slow: SyncDeps['lodestone'] = {
      ...lodestone,
      character: async (id) => {
        time.now += day
        await store.lease(id, { now: time.now, until: time.now + day, token: 'rival' })
        return testProfile({ name: 'Slow Test' })
      },
    }
    expect((await syncCharacter({ ...deps, lodestone: slow }, id)).outcome).toBe('lost')
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
