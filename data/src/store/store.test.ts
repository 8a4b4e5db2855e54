import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
const store = () => opened.store
let nextId = 1000
const freshId = () => nextId++

const collect = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const value of source) all.push(value)
  return all
}

const put = (item: Record<string, unknown>) =>
  opened.client.send(new PutCommand({ TableName: opened.table, Item: item }) as never)

describe('the queue', () => {
  test('an unknown id is added once', async () => {
    const id = freshId()
    expect(await store().readProfile(id)).toBeNull()
    expect(await store().addCharacter(id, 10)).toBe(true)
    expect(await store().addCharacter(id, 20)).toBe(false)
    expect(await store().readProfile(id)).toEqual({
      profile: newProfile(id, 10),
      priority: priorities.fresh,
      due: 10,
      failures: 0,
      leaseUntil: null,
      attemptAt: null,
    })
  })

  test('asked for goes before new, earlier before later, and none before it is due', async () => {
    const early = await startTestStore()
    try {
      for (const [id, at] of [
        [1, 300],
        [2, 100],
        [3, 200],
        [4, 900],
      ] as const) {
        await early.store.addCharacter(id, at)
      }
      await early.store.askFor(3, 400)
      expect(await early.store.dueCharacters({ now: 500, limit: 10 })).toEqual([3, 2, 1])
      expect(await early.store.dueCharacters({ now: 500, limit: 2 })).toEqual([3, 2])
    } finally {
      await early.close()
    }
  })

  test('one worker alone gets a character', async () => {
    const id = freshId()
    await store().addCharacter(id, 10)
    const claims = await Promise.all(
      ['a', 'b', 'c', 'd'].map((token) => store().lease(id, { now: 50, until: 150, token })),
    )
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    expect(await store().askFor(id, 60)).toEqual({ outcome: 'syncing' })
  })

  test('what a dead worker held comes back, with the time of its first attempt', async () => {
    const id = freshId()
    await store().addCharacter(id, 10)
    await store().lease(id, { now: 50, until: 150, token: 'dead' })
    expect(await store().dueCharacters({ now: 149, limit: 100 })).not.toContain(id)
    expect(await store().dueCharacters({ now: 150, limit: 100 })).toContain(id)
    expect(await store().lease(id, { now: 160, until: 260, token: 'next' })).toMatchObject({ attemptAt: 50 })
    const done = { profile: newProfile(id, 10), priority: priorities.tail, due: 9000, failures: 0 }
    expect(await store().finish(id, 'dead', done)).toBe(false)
    expect(await store().finish(id, 'next', done)).toBe(true)
    expect(await store().readProfile(id)).toMatchObject({ due: 9000, priority: 4, leaseUntil: null, attemptAt: null })
  })

  test('an id that was never added cannot be claimed or asked for', async () => {
    expect(await store().lease(freshId(), { now: 1, until: 2, token: 'x' })).toBeNull()
    expect(await store().askFor(freshId(), 1)).toEqual({ outcome: 'unknown' })
  })
})

describe('collections', () => {
  const owned = { entries: [{ id: 4, date: 77 }], unknown: { 'New Mount': 70 }, asOf: 77_000 }

  test('come back as written', async () => {
    const id = freshId()
    expect(await store().readPart(id, 'mounts')).toBeNull()
    expect(await store().writePart(id, 'mounts', owned, 0)).toBe(true)
    expect(await store().readPart(id, 'mounts')).toEqual({ ok: true, revision: 1, ...owned })
  })

  test('a writer that read an older revision is refused', async () => {
    const id = freshId()
    await store().writePart(id, 'mounts', owned, 0)
    expect(await store().writePart(id, 'mounts', { ...owned, entries: [] }, 0)).toBe(false)
    expect(await store().writePart(id, 'mounts', owned, 1)).toBe(true)
    expect(await store().writePart(id, 'mounts', { ...owned, entries: [] }, 1)).toBe(false)
    expect(await store().readPart(id, 'mounts')).toMatchObject({ revision: 2, entries: owned.entries })
  })

  test('damage is a value, and does not take the rest of the character along', async () => {
    const id = freshId()
    await store().addCharacter(id, 10)
    await put({
      pk: `CHAR#${id}`,
      sk: 'OWN#mounts',
      set: Uint8Array.of(1, 2, 3, 4, 5, 6),
      revision: 1,
      asOf: 1,
      unknown: {},
    })
    await put({ pk: `CHAR#${id}`, sk: 'OWN#minions', revision: 1 })
    await store().writePart(id, 'achievements', owned, 0)
    expect(await store().readPart(id, 'mounts')).toEqual({ ok: false, code: 'checksum' })
    expect(await store().readCharacter(id)).toMatchObject({
      owned: { achievements: owned.entries },
      damaged: ['minions', 'mounts'],
    })
  })

  test('an invalid profile item throws', async () => {
    const id = freshId()
    await put({ pk: `CHAR#${id}`, sk: 'PROFILE', profile: { id } })
    await expect(store().readProfile(id)).rejects.toThrow('profile')
  })
})

describe('marks', () => {
  test('two tabs lose nothing, and a tick keeps its first time', async () => {
    const id = freshId()
    await store().addCharacter(id, 10)
    const ids = Array.from({ length: 250 }, (_, n) => n + 1)
    await Promise.all([store().mark(id, 'fish', ids, 100), store().mark(id, 'fish', [900], 101)])
    await store().mark(id, 'fish', [1, 900], 200)
    await store().unmark(id, 'fish', [2, 3, 12345], 300)
    const { marks } = (await store().readCharacter(id)) ?? {}
    expect(Object.keys(marks?.fish ?? {})).toHaveLength(249)
    expect(marks?.fish).toMatchObject({ 1: 100, 900: 101 })
    expect(marks?.fish?.[2]).toBeUndefined()
  })
})

describe('the timeline', () => {
  const event = (n: number) => ({ type: 'level' as const, id: n, details: String(n), date: 1000 + n })

  test('a repeat writes nothing twice, more than one batch fits, the newest comes first', async () => {
    const id = freshId()
    const events = Array.from({ length: 60 }, (_, n) => event(n))
    await store().writeEvents(id, [...events, event(3)])
    await store().writeEvents(id, events)
    const read = await store().readEvents(id, 100)
    expect(read).toHaveLength(60)
    expect(read[0]).toEqual(event(59))
    expect(await store().readEvents(id, 5)).toHaveLength(5)
    expect(await store().readCharacter(id)).toBeNull()
  })
})

describe('scanCharacters', () => {
  test.each([
    [1, undefined],
    [4, undefined],
    [3, 2],
  ])('with %s segments and pages of %s: everybody once, whole', async (segments, pageSize) => {
    const scanned = await startTestStore()
    try {
      const ids = Array.from({ length: 25 }, (_, n) => n + 1)
      for (const id of ids) {
        await scanned.store.addCharacter(id, id)
        await scanned.store.writePart(id, 'mounts', { entries: [{ id, date: id }], unknown: {}, asOf: 1 }, 0)
        await scanned.store.mark(id, 'emote', [id], 5)
        await scanned.store.writeEvents(id, [{ type: 'level', id: 1, details: '2', date: 3 }])
      }
      const all = await collect(scanned.store.scanCharacters({ segments, ...(pageSize ? { pageSize } : {}) }))
      const found = all.map(({ profile, owned, marks }) => ({ id: profile.id, owned, marks }))
      expect(found.sort((a, b) => a.id - b.id)).toEqual(
        ids.map((id) => ({ id, owned: { mounts: [{ id, date: id }] }, marks: { emote: { [id]: 5 } } })),
      )
    } finally {
      await scanned.close()
    }
  })

  test('a character that cannot be read is reported, or stops the scan', async () => {
    const scanned = await startTestStore()
    try {
      await scanned.store.addCharacter(1, 1)
      const item = { pk: 'CHAR#2', sk: 'PROFILE', profile: {} }
      await scanned.client.send(new PutCommand({ TableName: scanned.table, Item: item }) as never)
      const damaged: number[] = []
      const found = await collect(scanned.store.scanCharacters({ onDamaged: (id) => void damaged.push(id) }))
      expect([found.map(({ profile }) => profile.id), damaged]).toEqual([[1], [2]])
      await expect(collect(scanned.store.scanCharacters())).rejects.toThrow()
    } finally {
      await scanned.close()
    }
  })
})
