import { describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { askCooldown } from '../rules/index.ts'
import { priorities, type Priority } from '../sync/index.ts'
import { siteIsWell } from './site-state.ts'
import { noNotes } from './sync-notes.ts'
import { openForEach } from '../opened.fixture.ts'
import { putInQueue, startTestStore } from './store.fixture.ts'

const hour = 3_600_000
const now = 1_750_000_000_000

const opened = openForEach(startTestStore)

const put = (id: number, priority: Priority, due: number) => putInQueue(opened.store, id, priority, due)

describe('askFor', () => {
  test('moves to the front once in the cool-down', async () => {
    const { store } = opened
    await put(5, priorities.tail, now + hour)
    expect(await store.askFor(5, now)).toEqual({ outcome: 'queued' })
    expect(await store.askFor(5, now + 1)).toEqual({ outcome: 'waiting' })
    const lease = await store.lease(5, { now: now + 2, until: now + hour, token: 'a' })
    expect(lease).toMatchObject({ priority: priorities.asked, notes: noNotes })
    expect(await store.askFor(5, now + 3)).toEqual({ outcome: 'syncing' })
    await store.finish(5, 'a', { profile: newProfile(5, 1), priority: priorities.tail, due: now + hour, failures: 0 })
    expect(await store.askFor(5, now + 4)).toEqual({ outcome: 'tooSoon', again: now + askCooldown })
    expect(await store.askFor(5, now + askCooldown)).toEqual({ outcome: 'queued' })
  })
})

describe('notes', () => {
  test('come back with the next claim, and stay where a sync writes none', async () => {
    const { store } = opened
    await put(5, priorities.tail, 10)
    const notes = { ...noNotes, quietSyncs: 1, owed: ['mounts' as const], goneSince: 7 }
    const end = { profile: newProfile(5, 1), priority: priorities.tail, due: 20, failures: 0 }
    await store.lease(5, { now: 11, until: 12, token: 'a' })
    await store.finish(5, 'a', { ...end, notes })
    expect(await store.lease(5, { now: 21, until: 22, token: 'b' })).toMatchObject({ notes })
    await store.finish(5, 'b', end)
    expect(await store.lease(5, { now: 31, until: 32, token: 'c' })).toMatchObject({ notes })
  })
})

describe('dueCharacters', () => {
  test('those of a tier who are late go before new ones, others after', async () => {
    const { store } = opened
    await put(1, priorities.rare, now)
    await put(2, priorities.tail, now)
    await put(3, priorities.top, now - 1)
    await put(4, priorities.top, now - hour)
    await put(5, priorities.middle, now - 3 * hour)
    await put(6, priorities.fresh, now)
    await put(7, priorities.asked, now)
    await put(8, priorities.top, now + 1)
    const due = (random: number) => store.dueCharacters({ now, limit: 10, random: () => random })
    expect(await due(0.5)).toEqual([7, 4, 5, 6, 3, 2, 1])
    expect(await due(0)).toEqual([7, 6, 4, 5, 3, 2, 1])
    expect((await due(0.99))[0]).toBe(1)
    expect((await due(0.92))[0]).toBe(2)
  })

  test('of many who were asked for, one goes before who is late, the others after', async () => {
    const { store } = opened
    for (const id of [1, 2, 3]) await put(id, priorities.asked, now - id)
    for (const id of [4, 5]) await put(id, priorities.middle, now - 3 * hour + id)
    await put(6, priorities.middle, now)
    expect(await store.dueCharacters({ now, limit: 10, random: () => 0.5 })).toEqual([3, 4, 5, 2, 1, 6])
  })
})

describe('placeInQueue', () => {
  test('counts who goes before, and estimates how long that takes', async () => {
    const { store } = opened
    expect(await store.placeInQueue(1, now)).toBeNull()
    await put(1, priorities.asked, now - 2)
    await put(2, priorities.asked, now - 1)
    await put(3, priorities.fresh, now)
    await put(4, priorities.tail, now + hour)
    expect(await store.placeInQueue(1, now)).toEqual({ ahead: 0, exact: true, wait: 0 })
    expect(await store.placeInQueue(2, now)).toEqual({ ahead: 1, exact: true, wait: 5000 })
    expect(await store.placeInQueue(3, now, 2)).toEqual({ ahead: 2, exact: true, wait: 5000 })
    expect(await store.placeInQueue(4, now)).toEqual({ ahead: 3, exact: true, wait: 25_000 + hour })
    await store.lease(3, { now, until: now + hour, token: 'a' })
    expect(await store.placeInQueue(3, now)).toEqual({ ahead: 0, exact: true, wait: 0 })
  })
})

describe('placeInQueue while ranked ones are late', () => {
  test('counts those who go between two who were asked for, and before a new one', async () => {
    const { store } = opened
    for (let at = 0; at < 12; at++) await put(10 + at, priorities.middle, now - 3 * hour)
    await put(30, priorities.top, now - hour)
    await put(31, priorities.middle, now - 1)
    for (let at = 1; at <= 3; at++) await put(at, priorities.asked, now - 10 + at)
    await put(4, priorities.fresh, now)
    expect(await store.placeInQueue(1, now)).toEqual({ ahead: 0, exact: true, wait: 0 })
    expect(await store.placeInQueue(2, now)).toEqual({ ahead: 1 + 9, exact: true, wait: 5000 + 9 * 1500 })
    expect(await store.placeInQueue(3, now)).toEqual({ ahead: 2 + 13, exact: true, wait: 10_000 + 13 * 1500 })
    expect(await store.placeInQueue(4, now)).toEqual({ ahead: 3 + 13, exact: true, wait: 15_000 + 13 * 1500 })
  })

  test('agrees with the order in which they are taken', async () => {
    const { store } = opened
    for (let at = 0; at < 12; at++) await put(10 + at, priorities.middle, now - 3 * hour)
    for (let at = 1; at <= 3; at++) await put(at, priorities.asked, now - 10 + at)
    const taken: number[] = []
    while (taken.length < 15) {
      for (const id of await store.dueCharacters({ now, limit: 10, random: () => 0.5 })) {
        await store.lease(id, { now, until: now + hour, token: 't' })
        taken.push(id)
      }
    }
    const places = [1, 2, 3].map((id) => taken.indexOf(id))
    for (const id of [1, 2, 3]) {
      await store.finish(id, 't', {
        profile: newProfile(id, 1),
        priority: priorities.asked,
        due: now - 10 + id,
        failures: 0,
      })
    }
    for (let at = 0; at < 12; at++) {
      const end = { profile: newProfile(10 + at, 1), priority: priorities.middle, due: now - 3 * hour, failures: 0 }
      await store.finish(10 + at, 't', end)
    }
    const counted = await Promise.all([1, 2, 3].map(async (id) => (await store.placeInQueue(id, now))?.ahead ?? -1))
    for (const [at, ahead] of counted.entries()) expect(ahead).toBeGreaterThanOrEqual(places[at] ?? 0)
  })
})

describe('dead letters', () => {
  test('are listed with their reason, and can be put back', async () => {
    const { store } = opened
    await put(5, priorities.rare, now + hour)
    const letter = { id: 5, reason: 'unknownLayout: no header', failures: 10, at: now }
    await store.writeDeadLetter(letter)
    await store.writeDeadLetter(letter)
    expect(await store.deadLetters()).toEqual([letter])
    await store.writeDeadLetter({ ...letter, id: 6 })
    expect((await store.deadLetters(1)).map(({ id }) => id)).toEqual([5, 6])
    await store.dropDeadLetter(6)
    expect(await store.putBack(5, now)).toBe(true)
    expect(await store.deadLetters()).toEqual([])
    expect(await store.readProfile(5)).toMatchObject({ priority: priorities.fresh, due: now, failures: 0 })
    expect(await store.putBack(6, now)).toBe(false)
  })
})

describe('the state of the site', () => {
  test('is written over what was read, and over nothing else', async () => {
    const { store } = opened
    expect(await store.readSite()).toEqual({ ...siteIsWell, revision: 0 })
    const pause = { until: now, code: 'maintenance', times: 1 }
    expect(await store.writeSite({ ...siteIsWell, pause, revision: 0 })).toBe(true)
    expect(await store.writeSite({ ...siteIsWell, revision: 0 })).toBe(false)
    expect(await store.readSite()).toEqual({ ...siteIsWell, pause, revision: 1 })
    expect(await store.writeSite({ ...siteIsWell, revision: 1 })).toBe(true)
  })
})
