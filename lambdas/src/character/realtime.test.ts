import { type CharacterProfile, factsKey } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/testing'
import { callById } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../http/handler.ts'
import { anybody, testPublished } from '../testing.ts'
import { realtimeAnswers } from './realtime.ts'

let opened: TestStore
let now = 1_750_000_000_000
beforeAll(async () => {
  opened = await startTestStore()
})
afterAll(() => opened.close())

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
    clock: () => now,
    sleep: async (ms) => {
      now += ms
      await meanwhile(now - start)
    },
    rate: 1,
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

  test('one that the Lodestone does not know is not found, with nothing to wait for', async () => {
    expect(await ask(2, () => sync(2, 'notFound'))).toMatchObject({ value: { status: 'notFound', queue: null } })
  })

  test('when it takes longer, it stands where it waits', async () => {
    await opened.store.addCharacter(100, now)
    await opened.store.askFor(100, now - 5000)
    const outcome = await ask(3)
    expect(outcome).toMatchObject({ value: { status: 'adding', queue: { place: 2, wait: expect.any(Number) } } })
    expect(await opened.store.dueCharacters({ now, limit: 2 })).toEqual([100, 3])
    await sync(100, 'ready')
    await sync(3, 'ready')
  })

  test('one being read is waited for, and asked for no second time', async () => {
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

  test('one reader can ask for so many only; a key has no such end', async () => {
    const busy = { ...anybody, client: '198.51.100.20' }
    const before = now
    await opened.store.addCharacter(7, now)
    await sync(7, 'ready', now + 9_999_999)
    const codes: unknown[] = []
    for (let n = 0; n < 21; n++) {
      now = before + 2000
      const outcome = await ask(7, () => sync(7, 'ready'), busy)
      codes.push(outcome?.ok || outcome?.code)
    }
    expect(codes.filter((code) => code === true)).toHaveLength(20)
    expect(codes[20]).toBe('tooManyRequests')
    expect((await ask(7, undefined, { ...busy, hasKey: true }))?.ok).toBe(true)
  })

  test('a private one tells no more than charcache does', async () => {
    await opened.store.addCharacter(8, now)
    await opened.store.writePart(8, 'mounts', { entries: [{ id: 1, date: 5 }], unknown: {}, asOf: now }, 0)
    expect(await ask(8, () => sync(8, 'private'))).toMatchObject({
      value: { status: 'private', private: true, mounts: [], mountRecent: null, queue: null },
    })
  })
})
