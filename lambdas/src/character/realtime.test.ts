import { type CharacterProfile, factsKey } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { callById } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/sync'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { slowCalls } from '../ground/limits.ts'
import type { Caller } from '../http/handler.ts'
import { readingCost, readings } from '../readers/rules.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { anybody } from '../http/callers.fixture.ts'
import { memoryTable, testReadings, testSeats } from '../readers/readers.fixture.ts'
import { realtimeAnswers } from './realtime.ts'

const opened = openForAll(startTestStore)
/** Who waits where. */
let seats = memoryTable()
let now = 1_750_000_000_000

/** Asks with a clock that moves while it waits; `meanwhile` is what a worker does at each look. */
const ask = async (
  id: number,
  meanwhile: (waited: number) => Promise<void> = async () => {},
  caller: Caller = anybody,
) => {
  const start = now
  const { charrealtime } = realtimeAnswers({
    store: opened.store,
    published: testPublished({ [factsKey]: sampleFacts() }),
    readings: testReadings(opened.store, () => now),
    clock: () => now,
    sleep: async (ms) => {
      now += ms
      await meanwhile(now - start)
    },
    rate: 1,
    seats: testSeats('charrealtime', seats, () => now),
  })
  const outcome = await charrealtime?.({ id }, caller)
  if (outcome?.ok) callById('charrealtime').answer.strict().parse(outcome.value)
  return outcome
}

/** What a worker does that claims and finishes a character. */
const sync = async (id: number, status: CharacterProfile['status'], due = now + 60_000) => {
  const { store } = opened
  const lease = await store.lease(id, { now, until: now + 1000, token: 'test' })
  if (!lease) throw new Error('not due')
  const profile = { ...lease.profile, status, name: 'Mina Example', updatedAt: status === 'ready' ? now : null }
  await store.finish(id, 'test', { profile, priority: priorities.middle, due, failures: 0 })
}

describe('charrealtime', () => {
  test('a new character is queued, read and answered', async () => {
    let looks = 0
    const outcome = await ask(1, async () => {
      if (++looks === 3) await sync(1, 'ready')
    })
    expect(outcome).toMatchObject({
      ok: true,
      value: { id: 1, status: 'ready', name: 'Mina Example', queue: null, again: null },
    })
    expect(looks).toBe(3)
  })

  test('one that is unknown to the Lodestone is not found, with nothing to wait for', async () => {
    expect(await ask(2, () => sync(2, 'notFound'))).toMatchObject({ value: { status: 'notFound', queue: null } })
  })

  test('when it takes longer, the answer has its place in the queue', async () => {
    await opened.store.addCharacter(100, now)
    await opened.store.askFor(100, now - 5000)
    const outcome = await ask(3)
    expect(outcome).toMatchObject({ value: { status: 'adding', queue: { place: 2, wait: expect.any(Number) } } })
    expect(await opened.store.dueCharacters({ now, limit: 2 })).toEqual([100, 3])
    await sync(100, 'ready')
    await sync(3, 'ready')
  })

  test('one that is being read is waited for, and not requested again', async () => {
    await opened.store.addCharacter(4, now)
    await opened.store.lease(4, { now, until: now + 60_000, token: 'test' })
    expect(await ask(4)).toMatchObject({ value: { status: 'adding', queue: { place: 1, wait: 0 } } })
  })

  test('one that was read a moment ago is answered at once', async () => {
    await ask(5, () => sync(5, 'ready'))
    const before = now
    expect(await ask(5)).toMatchObject({
      ok: true,
      value: { status: 'ready', queue: null, again: expect.any(Number) },
    })
    expect(now).toBe(before)
    expect((await opened.store.readProfile(5))?.priority).toBe(priorities.middle)
  })

  test('a failed attempt leaves it adding, with its place', async () => {
    const outcome = await ask(6, () => sync(6, 'adding'))
    expect(outcome).toMatchObject({ value: { status: 'adding', queue: { wait: expect.any(Number) } } })
  })

  test('one reader can ask for a limited number only; a key has no limit', async () => {
    const busy = { ...anybody, client: '198.51.100.20' }
    const hour = 3_600_000
    await opened.store.addCharacter(7, now)
    await sync(7, 'ready', now + 9_999_999)
    const most = readings(1).reader.atOnce / readingCost.known
    const budget = testReadings(opened.store, () => now)
    for (let n = 0; n < most - 1; n++) expect((await budget.take(busy, readingCost.known)).ok).toBe(true)
    expect((await ask(7, () => sync(7, 'ready'), busy))?.ok).toBe(true)
    const before = await opened.store.readProfile(7)
    expect(await ask(7, undefined, busy)).toMatchObject({ ok: false, code: 'tooManyRequests' })
    expect(await opened.store.readProfile(7)).toEqual(before)
    expect((await ask(7, undefined, { ...busy, hasKey: true }))?.ok).toBe(true)
    now += hour
    expect((await ask(7, () => sync(7, 'ready'), busy))?.ok).toBe(true)
  })

  test('waiting is paid for, no matter who asked first, since it occupies a function', async () => {
    const patient = { ...anybody, client: '198.51.100.22' }
    await opened.store.addCharacter(13, now)
    await opened.store.lease(13, { now, until: now + 9_999_999, token: 'test' })
    const most = readings(1).reader.atOnce / readingCost.known
    const budget = testReadings(opened.store, () => now)
    for (let n = 0; n < most - 1; n++) expect((await budget.take(patient, readingCost.known)).ok).toBe(true)
    expect((await ask(13, undefined, patient))?.ok).toBe(true)
    const before = now
    expect(await ask(13, undefined, patient)).toMatchObject({ ok: false, code: 'tooManyRequests' })
    expect(now).toBe(before)
  })

  test('of one address few wait at once; whoever comes then has the place in the queue at once', async () => {
    const many = { ...anybody, client: '198.51.100.23' }
    seats = memoryTable()
    const waiting = testSeats('charrealtime', seats, () => now)
    for (let n = 0; n < slowCalls.charrealtime.reader.underWay; n++) await waiting.enter(many)
    const before = now
    expect(await ask(14, undefined, many)).toMatchObject({ value: { status: 'adding', queue: { wait: 0 } } })
    expect(now).toBe(before)
    await ask(14, undefined, { ...many, client: '198.51.100.24' })
    expect(now).toBe(before + 8000)
    await sync(14, 'ready')
    // Who has waited leaves.
    for (let n = 0; n < 5; n++) await ask(14, undefined, anybody)
    expect(await waiting.enter(anybody)).not.toBeNull()
    seats = memoryTable()
  })

  test('asking for what was read a moment ago costs nothing', async () => {
    const often = { ...anybody, client: '198.51.100.21' }
    await ask(9, () => sync(9, 'ready'), often)
    for (let n = 0; n < 100; n++) expect(await ask(9, undefined, often)).toMatchObject({ value: { status: 'ready' } })
  })

  test('a page of another site reads the status, but moves and adds no character', async () => {
    const foreign = { ...anybody, isForeign: true }
    await opened.store.addCharacter(11, now)
    await sync(11, 'ready', now + 9_999_999)
    const before = await opened.store.readProfile(11)
    const start = now
    expect(await ask(11, undefined, foreign)).toMatchObject({ ok: true, value: { status: 'ready', queue: null } })
    expect([await opened.store.readProfile(11), now]).toEqual([before, start])
    expect(await ask(12, undefined, foreign)).toMatchObject({ ok: false, code: 'forbidden' })
    expect(await opened.store.readProfile(12)).toBeNull()
    expect((await ask(12, () => sync(12, 'ready'), { ...foreign, hasKey: true }))?.ok).toBe(true)
  })

  test('a private one shows no more than charcache does', async () => {
    await opened.store.addCharacter(8, now)
    await opened.store.writePart(8, 'mounts', { entries: [{ id: 1, date: 5 }], unknown: {}, asOf: now }, 0)
    expect(await ask(8, () => sync(8, 'private'))).toMatchObject({
      value: { status: 'private', private: true, mounts: [], mountRecent: null, queue: null },
    })
  })
})
