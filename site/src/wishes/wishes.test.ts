import { expect, test } from 'vitest'
import { wishesMax } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { openWishes, parseWishes, type Wish } from './wishes.ts'
import { wishesKey } from '#storage/keys.ts'
import { storageOf } from '#ui/page.fixture.ts'

/** An account on a server that can be out of reach. */
const account = (...first: Wish[]) => {
  const state = { isUp: true, wishes: first, requests: 0 }
  let at = 100
  const ask = (async (_call: string, _params: unknown, options?: { body: { changes: Wish[] } }) => {
    state.requests++
    if (!state.isUp) return { ok: false, code: 'offline' }
    for (const { type, id, wish } of options?.body.changes ?? []) {
      const others = state.wishes.filter((one) => one.type !== type || one.id !== id)
      state.wishes = wish === null ? others : [{ type, id, wish, at: at++ }, ...others]
    }
    return { ok: true, value: { wishes: state.wishes } }
  }) as unknown as Ask
  return { ask, state }
}

const mount = { type: 'mount', id: 4 } as const
const fish = { type: 'fish', id: 7 } as const
const said = (wishes: readonly Wish[] | null) => wishes?.map(({ type, id, wish }) => `${type} ${id} ${wish}`)

let clock = 1

const open = (storage = storageOf(), { ask, state } = account(), isUser = { now: false }) => {
  const wishes = openWishes({ ask, storage, subject: () => (isUser.now ? 'mina' : null), now: () => clock++ })
  return { ...wishes, storage, state, isUser, said: () => said(wishes.wishes.get()) }
}

test('without an account wishes are kept in the browser, the last first', async () => {
  const one = open()
  await one.load()
  await one.set(mount, 'want')
  await one.set(fish, 'want')
  await one.set(mount, 'hide')
  expect(one.said()).toEqual(['mount 4 hide', 'fish 7 want'])
  await one.set(fish, null)
  const next = open(one.storage)
  await next.load()
  expect([next.said(), one.state.requests]).toEqual([['mount 4 hide'], 0])
  await next.set(mount, null)
  expect(one.storage.getItem(wishesKey)).toBeNull()
})

test('what was asked for one user is neither shown to another one nor added to', async () => {
  const [who, { ask, state }, storage] = [
    { now: 'mina' as string | null },
    account({ ...mount, wish: 'want', at: 1 }),
    storageOf(),
  ]
  const wishes = openWishes({ ask, storage, subject: () => who.now, now: () => clock++ })
  storage.setItem(wishesKey, JSON.stringify([{ ...fish, wish: 'want', at: 2 }]))
  for (const next of ['aldo', null]) {
    who.now = 'mina'
    const loading = wishes.load()
    who.now = next
    await loading
    expect([wishes.wishes.get(), state.requests]).toEqual([null, next === null ? 2 : 1])
  }
  expect(storage.getItem(wishesKey)).toContain('fish')
})

test('a login keeps the wishes of both; what the account says of a thing wins', async () => {
  const one = open(storageOf(), account({ ...mount, wish: 'hide', at: 50 }))
  await one.load()
  await one.set(mount, 'want')
  await one.set(fish, 'want')
  one.isUser.now = true
  await one.load()
  expect(one.said()).toEqual(['fish 7 want', 'mount 4 hide'])
  expect([said(one.state.wishes), one.storage.getItem(wishesKey)]).toEqual([['fish 7 want', 'mount 4 hide'], null])
})

test('a thing is known by its type and id', async () => {
  const one = open()
  for (const thing of [mount, { ...mount, id: 5 }, { ...fish, id: 4 }]) await one.set(thing, 'want')
  await one.set(mount, null)
  expect(one.said()).toEqual(['fish 4 want', 'mount 5 want'])
})

test('a login adds what was said last as the last, and forgets nothing that another tab says meanwhile', async () => {
  const storage = storageOf()
  const { ask, state } = account()
  const wish = (at: number, id: number) => ({ ...fish, id, wish: 'want' as const, at })
  storage.setItem(wishesKey, JSON.stringify([wish(2, 2), wish(1, 1)]))
  const meanwhile = (async (call: string, ...rest: unknown[]) => {
    if (call === 'changeWishes') storage.setItem(wishesKey, JSON.stringify([wish(3, 3), wish(3, 2), wish(1, 1)]))
    return (ask as unknown as (...all: unknown[]) => unknown)(call, ...rest)
  }) as unknown as Ask
  const one = open(storage, { ask: meanwhile, state }, { now: true })
  await one.load()
  expect(one.said()).toEqual(['fish 2 want', 'fish 1 want'])
  expect(parseWishes(storage.getItem(wishesKey))).toEqual([wish(3, 3), wish(3, 2)])
})

test('what the account has already is not sent again, and is kept in the browser no more', async () => {
  const one = open(storageOf(), account({ ...mount, wish: 'want', at: 50 }))
  await one.load()
  await one.set(mount, 'hide')
  one.isUser.now = true
  await one.load()
  expect([one.said(), one.state.requests, one.storage.getItem(wishesKey)]).toEqual([['mount 4 want'], 1, null])
  await one.load()
  expect(one.state.requests).toBe(2)
})

test('an answer to a change is of nobody else', async () => {
  const who = { now: 'mina' }
  const late = Promise.withResolvers<object>()
  const ask = (async (call: string) =>
    call === 'changeWishes' ? late.promise : { ok: true, value: { wishes: [] } }) as unknown as Ask
  const { wishes, set, load } = openWishes({ ask, storage: storageOf(), subject: () => who.now, now: () => clock++ })
  const change = set(mount, 'want')
  who.now = 'aldo'
  await load()
  late.resolve({ ok: true, value: { wishes: [{ ...mount, wish: 'want', at: 1 }] } })
  expect([await change, wishes.get()]).toEqual([null, []])
})

test('nor is what was merged for one user shown to another', async () => {
  const [who, storage, late] = [{ now: 'mina' }, storageOf(), Promise.withResolvers<object>()]
  storage.setItem(wishesKey, JSON.stringify([{ ...fish, wish: 'want', at: 2 }]))
  const ask = (async (call: string) => {
    if (call === 'wishes') return { ok: true, value: { wishes: [] } }
    who.now = 'aldo'
    return late.promise
  }) as unknown as Ask
  const { wishes, load } = openWishes({ ask, storage, subject: () => who.now, now: () => clock++ })
  const loading = load()
  late.resolve({ ok: true, value: { wishes: [{ ...fish, wish: 'want', at: 3 }] } })
  await loading
  expect(wishes.get()).toBeNull()
})

test('what could not be merged stays in the browser and is merged later', async () => {
  const one = open()
  await one.load()
  await one.set(mount, 'want')
  one.isUser.now = true
  one.state.isUp = false
  await one.load()
  expect(one.said()).toEqual(['mount 4 want'])
  one.state.isUp = true
  await one.load()
  expect([one.said(), said(one.state.wishes)]).toEqual([['mount 4 want'], ['mount 4 want']])
})

test('what the account refuses to merge is shown beside its own, and kept in the browser', async () => {
  const storage = storageOf()
  const kept = JSON.stringify([{ ...fish, wish: 'want', at: 2 }])
  storage.setItem(wishesKey, kept)
  const ask = (async (call: string) =>
    call === 'wishes'
      ? { ok: true, value: { wishes: [{ ...mount, wish: 'hide', at: 1 }] } }
      : { ok: false, code: 'offline' }) as unknown as Ask
  const { wishes, load } = openWishes({ ask, storage, subject: () => 'mina', now: () => clock++ })
  await load()
  expect([said(wishes.get()), storage.getItem(wishesKey)]).toEqual([['fish 7 want', 'mount 4 hide'], kept])
})

test('a change that the account refuses is put back and said', async () => {
  const one = open(storageOf(), account(), { now: true })
  await one.load()
  one.state.isUp = false
  expect(await one.set(mount, 'want')).toBe('offline')
  expect(one.said()).toEqual([])
})

test('a browser keeps no more than an account', async () => {
  const storage = storageOf()
  const many = Array.from({ length: wishesMax }, (_, id) => ({ type: 'fish', id: id + 1, wish: 'want', at: 1 }))
  storage.setItem(wishesKey, JSON.stringify(many))
  const one = open(storage)
  await one.load()
  expect(await one.set(mount, 'want')).toBe('tooManyWishes')
  expect(await one.set({ type: 'fish', id: 1 }, null)).toBeNull()
  expect(await one.set(mount, 'want')).toBeNull()
})

test.each([
  ...[null, '', '{"a":1}', '[1,null,{"type":"mount"}]'],
  ...[{ type: 1 }, { id: '4' }, { wish: 'have' }, { at: null }].map((damaged) =>
    JSON.stringify([{ ...mount, wish: 'want', at: 1, ...damaged }]),
  ),
])('damage is nothing: %s', (text) => expect(parseWishes(text)).toEqual([]))
