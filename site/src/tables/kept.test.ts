import * as fake from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeeper } from './kept.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
})
afterEach(() => void vi.unstubAllGlobals())

describe('what is kept', () => {
  test('is there for the next page', async () => {
    await createKeeper().write('tables', 'en/mounts/lean', { at: 1, value: [1, 2] })
    expect(await createKeeper().read('tables', 'en/mounts/lean')).toEqual({ at: 1, value: [1, 2] })
    expect(await createKeeper().read('tables', 'de/mounts/lean')).toBeNull()
  })

  test('is the newest, whichever tab writes last', async () => {
    const [one, other] = [createKeeper(), createKeeper()]
    await Promise.all([
      one.write('tables', 'a', { at: 20, value: 'new' }),
      other.write('tables', 'a', { at: 10, value: 'old' }),
    ])
    expect(await one.read('tables', 'a')).toEqual({ at: 20, value: 'new' })
    await other.write('tables', 'a', { at: 30, value: 'newest' })
    expect(await one.read('tables', 'a')).toEqual({ at: 30, value: 'newest' })
  })

  test('is limited: of characters the eight that were written last', async () => {
    const keeper = createKeeper()
    for (let id = 1; id <= 10; id++) await keeper.write('characters', String(id), { at: id, value: id })
    const held = await Promise.all([1, 2, 3, 10].map((id) => keeper.read<number>('characters', String(id))))
    expect(held.map((kept) => kept?.value ?? null)).toEqual([null, null, 3, 10])
  })

  test('is dropped by the beginning of its key', async () => {
    const keeper = createKeeper()
    for (const key of ['7/a/emote', '7/b/emote', '77/a/emote']) await keeper.write('marks', key, { at: 1, value: key })
    await keeper.dropAll('marks', '7/')
    const held = await Promise.all(['7/a/emote', '7/b/emote', '77/a/emote'].map((key) => keeper.read('marks', key)))
    expect(held.map((kept) => kept !== null)).toEqual([false, false, true])
  })

  test('by an older release is dropped', async () => {
    const old = await openDB('kupodex-test', 1, { upgrade: (database) => void database.createObjectStore('old') })
    old.close()
    const keeper = createKeeper('kupodex-test', 2)
    await keeper.write('tables', 'a', { at: 1, value: 1 })
    expect(await keeper.read('tables', 'a')).toEqual({ at: 1, value: 1 })
    const now = await openDB('kupodex-test')
    expect([...now.objectStoreNames]).not.toContain('old')
    now.close()
  })

  test('by an open tab of an older release makes way', async () => {
    const old = createKeeper('kupodex', 1)
    await old.write('tables', 'a', { at: 1, value: 'old' })
    const keeper = createKeeper('kupodex', 3)
    expect(await keeper.read('tables', 'a')).toBeNull()
    await keeper.write('tables', 'a', { at: 2, value: 'new' })
    expect(await keeper.read('tables', 'a')).toEqual({ at: 2, value: 'new' })
    expect(await old.read('tables', 'a')).toBeNull()
  })
})

describe('a browser that', () => {
  test.each([
    ['has no such storage', undefined],
    [
      'forbids it',
      {
        open: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      },
    ],
  ])('%s keeps nothing, and nothing throws', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory)
    const keeper = createKeeper()
    await keeper.write('tables', 'a', { at: 1, value: 1 })
    expect(await keeper.read('tables', 'a')).toBeNull()
  })

  test('is full keeps what was there', async () => {
    const keeper = createKeeper()
    await keeper.write('tables', 'a', { at: 1, value: 1 })
    const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await keeper.write('tables', 'a', { at: 2, value: 2 })
    put.mockRestore()
    expect(await keeper.read('tables', 'a')).toEqual({ at: 1, value: 1 })
  })

  test('was written while the clock was ahead takes what is newer', async () => {
    const keeper = createKeeper()
    await keeper.write('tables', 'a', { at: Date.now() + 86_400_000, value: 1 })
    await keeper.write('tables', 'a', { at: Date.now(), value: 2 })
    expect((await keeper.read('tables', 'a'))?.value).toBe(2)
  })

  test('holds on to an older release does not keep the page waiting', async () => {
    const old = await openDB('kupodex', 1)
    expect(await createKeeper('kupodex', 2).read('tables', 'a')).toBeNull()
    old.close()
  })
})
