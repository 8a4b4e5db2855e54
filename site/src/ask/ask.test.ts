import { createHash } from 'node:crypto'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ItemsAnswer } from '@kupodex/data/contract'
import type { Places } from '#places/home.ts'
import { type AskDeps, createAsk } from './ask.ts'
import { type AskFailure, AskError, published } from './outcome.ts'

/** A web whose addresses answer one after another; what is not named is not there. */
const web = (files: Record<string, (() => Response)[]>, deps: Partial<AskDeps> = {}) => {
  const asked: [path: string, init: RequestInit | undefined][] = []
  const fetch = (async (path: string, init?: RequestInit) => {
    asked.push([path, init])
    const replies = files[path] ?? []
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    return reply?.() ?? new Response('', { status: 404 })
  }) as typeof globalThis.fetch
  return { ask: createAsk({ fetch, ...deps }), asked }
}
const json = (value: unknown, status = 200) => [() => Response.json(value, { status })]

test('a call is asked for by its id and parameters, encoded, and answers what the contract says', async () => {
  const { ask, asked } = web({ '/api/char/7/mounts/': json({ id: 7 }), '/api/charsearch/Mina%20%2F%C3%84/': json({}) })
  const found = await ask('charitems', { id: 7, type: 'mounts' })
  expect(found).toEqual({ ok: true, value: { id: 7 } })
  if (found.ok) expectTypeOf(found.value).toEqualTypeOf<ItemsAnswer>()
  await ask('charsearch', { text: 'Mina /Ä' })
  await ask('ranking', { type: 'mount', scope: 'global' })
  await ask('ishgardIndex', {})
  await ask('charsitems', { types: 'minions,mounts', ids: '7,8' })
  expect(asked.map(([path]) => path)).toEqual([
    '/api/char/7/mounts/',
    '/api/charsearch/Mina%20%2F%C3%84/',
    '/api/ranking/mount/global/',
    '/api/ishgard/',
    '/api/charsitems/minions,mounts/7,8/',
  ])
  expect(asked[0]?.[1]).toEqual({ method: 'GET', headers: { accept: 'application/json' } })
})

test('what is told rather than asked for is posted without cookies, with the hash of its empty body', async () => {
  const { ask, asked } = web({ '/api/charvisit/7/': json({ id: 7, reading: 'asked' }) })
  expect(await ask('charvisit', { id: 7 })).toEqual({ ok: true, value: { id: 7, reading: 'asked' } })
  const hash = createHash('sha256').digest('hex')
  expect(asked[0]?.[1]).toEqual({
    ...{ method: 'POST', credentials: 'omit' },
    headers: { accept: 'application/json', 'x-amz-content-sha256': hash },
  })
})

test('a call that is not known, and one without its parameters, do not compile', () => {
  const { ask } = web({})
  // @ts-expect-error There is no such call.
  void (() => ask('charthings', {}))
  // @ts-expect-error The type is missing.
  void (() => ask('charitems', { id: 7 }))
  // @ts-expect-error There is no such parameter.
  void (() => ask('stats', { scope: 'global', page: 2 }))
})

test('a file of the build has no slash at its end', async () => {
  const { ask } = web({ '/places.json': json({ 1: ['Center', 'World'] }) })
  const found = await ask('places', {})
  expect(found).toEqual({ ok: true, value: { 1: ['Center', 'World'] } })
  if (found.ok) expectTypeOf(found.value).toEqualTypeOf<Places>()
})

describe('a failure has a code', () => {
  const failed = async (reply: () => Response): Promise<AskFailure | null> => {
    const outcome = await web({ '/api/report/': [reply] }).ask('report', {})
    return outcome.ok ? null : outcome.code
  }

  test.each([
    ['its own', () => Response.json({ code: 'lodestoneBusy' }, { status: 503 }), 'lodestoneBusy'],
    ['of a file that is not there', () => new Response('<h1>404', { status: 404 }), 'notPublished'],
    ['of its status', () => new Response('slow down', { status: 429 }), 'tooManyRequests'],
    ['of a network in front that refuses what no function saw', () => new Response('<h1>No', { status: 403 }), 'unavailable'],
    ['of a network in front that fails', () => new Response('', { status: 504 }), 'unavailable'],
    ['of an answer that is no JSON', () => new Response('<!doctype html>'), 'unreadable'],
    ['of an answer of another shape', () => Response.json([1]), 'unreadable'],
    ['of a network that is down', () => { throw new TypeError('down') }, 'offline'],
  ] as const)('%s', async (_, reply, code) => expect(await failed(reply)).toBe(code)) // prettier-ignore
})

test('what takes too long and what is called off is given up', async () => {
  const never = ((_: string, init: RequestInit) =>
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('off'))))) as typeof fetch
  const ask = createAsk({ fetch: never })
  const off = new AbortController()
  const asked = [ask('report', {}, { timeout: 1 }), ask('report', {}, { signal: off.signal, timeout: 60_000 })]
  setTimeout(() => off.abort(), 1)
  expect(await Promise.all(asked)).toEqual([
    { ok: false, code: 'offline' },
    { ok: false, code: 'offline' },
  ])
})

test('asks once where that is wanted, again after a failure, and remembers what is not published', async () => {
  const { ask, asked } = web({ '/api/report/': [...json({}, 500), ...json({ deployTime: 1 })] })
  const once = () => ask('report', {}, { once: true })
  expect(await once()).toEqual({ ok: false, code: 'internal' })
  expect(await Promise.all([once(), once()])).toEqual(Array(2).fill({ ok: true, value: { deployTime: 1 } }))
  for (let round = 0; round < 2; round++) await ask('ranks', { shard: 5 }, { once: true })
  await ask('report', {})
  expect(asked.map(([path]) => path)).toEqual(['/api/report/', '/api/report/', '/api/ranks/5/', '/api/report/'])
})

test('the deploy time of every answer that has one is reported', async () => {
  const served: unknown[] = []
  const { ask } = web(
    { '/api/report/': json({ deployTime: 5 }), '/api/stats/global/': json({}) },
    { served: (...all) => void served.push(all) },
  )
  await ask('report', {})
  await ask('stats', { scope: 'global' })
  expect(served).toEqual([[5, 'report']])
})

test('a wish for the cache goes with its request', async () => {
  const { ask, asked } = web({})
  await ask('charcache', { id: 7 }, { cache: 'no-cache' })
  expect(asked.map(([, init]) => init)).toEqual([
    { method: 'GET', cache: 'no-cache', headers: { accept: 'application/json' } },
  ])
})

describe('calls of users', () => {
  const path = '/api/user/favoritechars/'
  const tokens = (...given: (string | null)[]) => {
    const refused: (string | undefined)[] = []
    const token = async (one?: string) => {
      refused.push(one)
      return given[refused.length - 1] ?? null
    }
    return { token, refused }
  }
  const sent = (asked: [string, RequestInit | undefined][]) =>
    asked.map(([, init]) => (init?.headers as Record<string, string>)['authorization'])
  const refusal = () => Response.json({ code: 'unauthorized' }, { status: 401 })
  const answer = () => Response.json({ chars: [] })

  test('carry the token', async () => {
    const { ask, asked } = web({ [path]: [answer] }, tokens('a'))
    expect((await ask('favorites', {})).ok).toBe(true)
    expect(sent(asked)).toEqual(['Bearer a'])
  })

  test('carry their body with its hash', async () => {
    const { ask, asked } = web({ '/api/user/settings/': [answer] }, tokens('a'))
    await ask('saveUserSettings', {}, { body: { nickname: 'ä' } })
    const body = '{"nickname":"ä"}'
    expect(asked[0]?.[1]).toEqual({
      method: 'PUT',
      body,
      headers: {
        accept: 'application/json',
        authorization: 'Bearer a',
        'content-type': 'application/json',
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      },
    })
  })

  test('carry the hash of their body also where they have none', async () => {
    const { ask, asked } = web({ '/api/user/favoritechars/7/': [answer] }, tokens('a'))
    expect((await ask('addFavorite', { id: 7 })).ok).toBe(true)
    const headers = asked[0]?.[1]?.headers as Record<string, string>
    expect(headers['x-amz-content-sha256']).toBe(createHash('sha256').update('').digest('hex'))
    expect(asked[0]?.[1]).not.toHaveProperty('body')
  })

  test('are not made without a token', async () => {
    const { ask, asked } = web({ [path]: [answer] })
    expect(await ask('favorites', {})).toEqual({ ok: false, code: 'loggedOut' })
    expect(asked).toEqual([])
  })

  test('say that the provider is out of reach where a session is kept that cannot be renewed now', async () => {
    for (const given of [[], ['a']]) {
      const left = [...given]
      const { ask, asked } = web({ [path]: [refusal] }, { token: async () => left.shift() })
      expect(await ask('favorites', {})).toEqual({ ok: false, code: 'loginUnreachable' })
      expect(sent(asked)).toEqual(given.map((one) => `Bearer ${one}`))
    }
  })

  test('are made once more with a new token', async () => {
    const given = tokens('a', 'b')
    const { ask, asked } = web({ [path]: [refusal, answer] }, given)
    expect((await ask('favorites', {})).ok).toBe(true)
    expect([sent(asked), given.refused]).toEqual([
      ['Bearer a', 'Bearer b'],
      [undefined, 'a'],
    ])
  })

  test.each(['unauthorized', 'tokenExpired'])(
    'mean that nobody is logged in where no token is good: %s',
    async (code) => {
      const refusal = () => Response.json({ code }, { status: 401 })
      for (const given of [['a'], ['a', 'b']]) {
        const { ask, asked } = web({ [path]: [refusal] }, tokens(...given))
        expect(await ask('favorites', {})).toEqual({ ok: false, code: 'loggedOut' })
        expect(sent(asked)).toEqual(given.map((one) => `Bearer ${one}`))
      }
    },
  )

  test('that are refused for another reason keep it, also after a new token', async () => {
    const forbidden = () => Response.json({ code: 'forbidden' }, { status: 403 })
    const { ask } = web({ [path]: [refusal, forbidden] }, tokens('a', 'b'))
    expect(await ask('favorites', {})).toEqual({ ok: false, code: 'forbidden' })
  })
})

test('what is not published is null, every other failure is thrown', () => {
  expect(published({ ok: true, value: 1 })).toBe(1)
  expect(published({ ok: false, code: 'notPublished' })).toBeNull()
  expect(() => published({ ok: false, code: 'offline' })).toThrow(AskError)
})
