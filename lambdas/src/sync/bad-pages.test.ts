import type { Refusal } from '@kupodex/data/lodestone'
import { priorities } from '@kupodex/data/sync'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import type { GameNames } from './names.ts'
import { linkedTabs, testProfile } from './lodestone.fixture.ts'
import { characterScene } from './character-scene.fixture.ts'

const opened = openForAll(startTestStore)

const scene = (names?: GameNames) => characterScene(opened, names)

const passing: Refusal[] = [
  { outcome: 'maintenance' },
  { outcome: 'blocked' },
  { outcome: 'challenged' },
  { outcome: 'throttled' },
  { outcome: 'unreachable' },
  { outcome: 'unknownLayout', why: 'no header' },
]

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
    // An unreadable page stops nothing; a site that is down gets no further requests.
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
    if (state === 'private') await later()
    expect((await later()).outcome).toBe('synced')
    const after = await read()
    expect(after.owned).toEqual(before.owned)
    expect(after.profile.privacy.mounts).toEqual({ state, asOf: time.now })
    expect(after.profile.privacy.minions.state).toBe('public')
  })

  test('a greyed-out tab needs no request, and the sudden loss is reported', async () => {
    const { shown, lodestone, logged, sync, later, read } = await scene()
    await sync()
    shown.profile = testProfile({
      tabs: { ...linkedTabs, mount: 'disabled' },
    })
    expect((await later()).problems).toEqual([{ part: 'mounts', code: 'shrunken', details: '2 of 2' }])
    expect(lodestone.requests).not.toContain('mount')
    expect((await read()).owned.mounts).toHaveLength(2)
    expect(logged).toMatchObject([{ level: 'warn', event: 'syncProblems' }])
  })

  test('a missing tab means private achievements, and needs no request', async () => {
    const { shown, lodestone, sync, later, read } = await scene()
    await sync()
    shown.profile = testProfile({
      tabs: { ...linkedTabs, achievement: 'absent' },
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
    await later()
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
      character: {
        name: 'Cleo Test',
        world: 'Elsewhere',
        avatarUrl: 'https://img2.finalfantasyxiv.com/f/c.jpg',
      } as never,
    }
    await sync()
    expect((await read()).profile).toMatchObject({ status: 'private', name: 'Cleo Test', worldId: 35 })
  })

  test('a picture from elsewhere on a private profile stays out', async () => {
    const { shown, sync, read } = await scene()
    const character = { name: 'Cleo Test', world: 'Elsewhere', avatarUrl: 'https://pictures.example/c.jpg' } as never
    shown.profile = { outcome: 'private', character }
    await sync()
    expect((await read()).profile).toMatchObject({ status: 'private', name: 'Cleo Test', iconUrl: null })
  })

  test('a list in markup without names is not an empty list', async () => {
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
