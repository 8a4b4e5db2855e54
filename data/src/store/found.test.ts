import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { type Priority, priorities } from '../sync/index.ts'
import { repetitions } from '../soak.fixture.ts'
import { openForEach } from '../opened.fixture.ts'
import { putInQueue, startTestStore } from './store.fixture.ts'

const now = 1_750_000_000_000
const day = 86_400_000
const company = '9231394073691073530'

const opened = openForEach(startTestStore)

describe('addFound', () => {
  test('adds those of whom nothing is stored, for whom nobody waits', async () => {
    const { store } = opened
    await store.addCharacter(2, now - 5)
    expect(await store.addFound([1, 2, 3, 3], now)).toBe(2)
    expect(await store.readProfile(3)).toMatchObject({
      profile: { ...newProfile(3, now), found: true },
      ...{ priority: priorities.found, due: now, failures: 0 },
    })
    expect(await store.dueCharacters({ now: now + day, limit: 10 })).toEqual([2])
    expect([await store.nextFound(now - 1), await store.nextFound(now)]).toEqual([null, 1])
    expect(await store.addFound([1, 2, 3], now + day)).toBe(0)
  })

  test('leaves every id alone of which anything is stored, in whatever state', async () => {
    const { store } = opened
    const states = fc.record({
      status: fc.constantFrom('adding', 'ready', 'private', 'deleted', 'notFound'),
      priority: fc.constantFrom<Priority>(...Object.values(priorities)),
      due: fc.integer({ min: now - day, max: now + day }),
    })
    let id = 100
    const leavesAlone = fc.asyncProperty(states, async ({ status, priority, due }) => {
      id++
      await store.addCharacter(id, 1)
      await store.lease(id, { now: 2, until: 3, token: 'put' })
      const profile = { ...newProfile(id, 1), status } as ReturnType<typeof newProfile>
      await store.finish(id, 'put', { profile, priority, due, failures: 0 })
      const before = await store.readCharacter(id, true)
      expect(await store.addFound([id], now)).toBe(0)
      expect(await store.readCharacter(id, true)).toEqual(before)
    })
    await fc.assert(leavesAlone, { numRuns: repetitions({ gate: 20, soak: 300 }) })
    // What is left of somebody whose profile is not.
    await store.writeCharSettings(9, { private: true, icon: 0 })
    expect(await store.addFound([9], now)).toBe(0)
    expect(await store.readProfile(9)).toBeNull()
  })
})

describe('addCharacter of one that was found', () => {
  test('moves it to those that are new, as somebody waits for it now', async () => {
    const { store } = opened
    await store.addFound([1], now)
    expect(await store.addCharacter(1, now + 5)).toBe(true)
    expect(await store.readProfile(1)).toMatchObject({ priority: priorities.fresh, due: now + 5 })
    expect(await store.nextFound(now + day)).toBeNull()
  })

  test('changes nothing while it is being read, nor once it was read', async () => {
    const { store } = opened
    await store.addFound([1], now)
    const lease = await store.lease(1, { now, until: now + 100, token: 'worker' })
    expect(await store.addCharacter(1, now + 5)).toBe(false)
    expect(lease?.profile.found).toBe(true)
    const profile = { ...lease!.profile, status: 'ready', updatedAt: now } as const
    expect(await store.finish(1, 'worker', { profile, priority: priorities.found, due: now, failures: 0 })).toBe(true)
    expect(await store.addCharacter(1, now + 200)).toBe(false)
    expect((await store.readProfile(1))?.profile).toEqual(profile)
  })

  test('takes it over from a worker that died', async () => {
    const { store } = opened
    await store.addFound([1], now)
    const lease = await store.lease(1, { now, until: now + 100, token: 'dead' })
    expect(await store.addCharacter(1, now + 100)).toBe(true)
    const finished = { profile: lease!.profile, priority: priorities.tail, due: 1, failures: 0 }
    expect(await store.finish(1, 'dead', finished)).toBe(false)
  })
})

test('asking for one that was found puts it before all others', async () => {
  await opened.store.addFound([1], now)
  await putInQueue(opened.store, 2, priorities.top, now - day)
  expect(await opened.store.askFor(1, now)).toEqual({ outcome: 'queued' })
  expect(await opened.store.dueCharacters({ now, limit: 1 })).toEqual([1])
})

test('a free company is claimed by one at a time, until then, or for as long as is said afterwards', async () => {
  const { store } = opened
  const claim = (at: number) => store.claimCompany(company, { now: at, until: at + day })
  expect([await claim(now), await claim(now), await claim(now + day - 1)]).toEqual([true, false, false])
  expect(await claim(now + day)).toBe(true)
  await store.keepCompany(company, now + 30 * day)
  expect([await claim(now + 30 * day - 1), await claim(now + 30 * day)]).toEqual([false, true])
})
