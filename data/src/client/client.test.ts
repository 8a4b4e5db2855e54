import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { matchCall, type RankingAnswer } from '../contract/index.ts'
import { ClientError, type ClientOptions, createClient, need } from './index.ts'

const site = 'https://kupodex.example/'

/** A client of a server that gives these answers one after another, the last one for good, with what it asked and how long it waited. */
const over = (answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) => {
  const asked: [address: string, init: RequestInit][] = []
  const waits: number[] = []
  const fetch = (async (address: string, init: RequestInit) => {
    asked.push([address, init])
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer === undefined) throw new TypeError('no network')
    return answer()
  }) as typeof globalThis.fetch
  const sleep = async (ms: number) => void waits.push(ms)
  const client = createClient({ site, fetch, sleep, clock: () => Date.UTC(2026, 0, 1), ...options })
  return { client, asked, waits }
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) => {
  return () => Response.json(value, { status, headers })
}
const busy = (after?: string) =>
  json({ code: 'tooManyRequests', message: 'Too many.' }, 429, after === undefined ? {} : { 'retry-after': after })
const closed = json({ code: 'unavailable', message: 'Later.' }, 503, { 'retry-after': '2' })
const good = json({ fine: true })

describe('a call', () => {
  test('is asked for at the one address that it has, and answers what the contract says', async () => {
    const { client, asked } = over([good])
    const board = await client.ask('ranking', { type: 'mount', scope: 'global' })
    if (board.ok) expectTypeOf(board.value).toEqualTypeOf<RankingAnswer>()
    await client.ask('charsearch', { text: 'Mina /Ä' })
    await client.ask('charsitems', { types: 'minions,mounts', ids: '7,8' })
    expect(asked.map(([address]) => address)).toEqual([
      'https://kupodex.example/api/ranking/mount/global/',
      'https://kupodex.example/api/charsearch/Mina%20%2F%C3%84/',
      'https://kupodex.example/api/charsitems/minions,mounts/7,8/',
    ])
    for (const [address] of asked) expect(matchCall('GET', new URL(address).pathname).ok).toBe(true)
    expect(asked[0]?.[1]).toEqual({ method: 'GET', headers: { accept: 'application/json' } })
  })

  test('of a user takes the token and its body with the hash; no other call does', async () => {
    const { client, asked } = over([good], { token: 'kpx_secret', apiKey: 'key' })
    await client.ask('putMarks', { id: 7, type: 'emotes' }, { body: { ids: [59] } })
    await client.ask('mark', { id: 7, type: 'emotes', ids: '59' })
    await client.ask('rarity', { type: 'mount', scope: 'global' })
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(asked.map(([, { method, body, headers }]) => ({ method, body, headers }))).toEqual([
      {
        ...{ method: 'PUT', body: '{"ids":[59]}' },
        headers: {
          ...{ accept: 'application/json', 'x-api-key': 'key', authorization: 'Bearer kpx_secret' },
          ...{ 'content-type': 'application/json', 'x-amz-content-sha256': sha256('{"ids":[59]}') },
        },
      },
      {
        ...{ method: 'POST', body: undefined },
        headers: {
          ...{ accept: 'application/json', 'x-api-key': 'key', authorization: 'Bearer kpx_secret' },
          'x-amz-content-sha256': sha256(''),
        },
      },
      { method: 'GET', body: undefined, headers: { accept: 'application/json', 'x-api-key': 'key' } },
    ])
  })

  test('with a token or a key follows no redirect, which could take it elsewhere', async () => {
    const redirects = async (options: Partial<ClientOptions>) => {
      const { client, asked } = over([good], options)
      await client.ask('rarity', { type: 'mount', scope: 'global' })
      await client.ask('undoMarks', { id: 7, type: 'emotes' })
      return asked.map(([, { redirect }]) => redirect)
    }
    expect(await redirects({})).toEqual([undefined, undefined])
    expect(await redirects({ token: 'kpx_secret' })).toEqual([undefined, 'error'])
    expect(await redirects({ apiKey: 'key' })).toEqual(['error', 'error'])
  })

  test('that programs cannot make, and one without its parameters or body, do not compile', () => {
    const { client } = over([good])
    // @ts-expect-error Pages make it, and no program.
    void (() => client.ask('charvisit', { id: 7 }))
    // @ts-expect-error A token makes no other one.
    void (() => client.ask('createToken', {}))
    // @ts-expect-error The scope is missing.
    void (() => client.ask('rarity', { type: 'mount' }))
    // @ts-expect-error The body is missing.
    void (() => client.ask('markMany', { id: 7 }))
  })
})

describe('a failure', () => {
  test.each([
    ['with its code', json({ code: 'badScope', message: 'No.' }, 400), { code: 'badScope', message: 'No.', status: 400 }],
    ['that a network in front wrote', () => new Response('<h1>No', { status: 404 }), { code: 'notPublished', status: 404 }],
    ['of a network in front', () => new Response('', { status: 502 }), { code: 'unavailable', status: 502 }],
    ['of an answer that is no JSON', () => new Response('<!doctype html>'), { code: 'unreadable', status: 200 }],
    ['of an answer that is a list', json([1]), { code: 'unreadable', status: 200 }],
  ] as const)('%s is a value, and asked for once', async (_, answer, failure) => {
    const { client, asked } = over([answer])
    expect(await client.ask('report', {})).toMatchObject({ ok: false, ...failure })
    expect(asked).toHaveLength(1)
  }) // prettier-ignore

  test('of a network that is down has status 0', async () => {
    const { client } = over([])
    expect(await client.ask('report', {})).toMatchObject({ ok: false, code: 'offline', status: 0 })
  })

  test('is thrown by need, with all that is known of it', async () => {
    const outcome = await over([json({ code: 'badSearch', message: 'Too short.' }, 400)]).client.ask('charsearch', {
      text: 'a',
    })
    expect(() => need(outcome)).toThrow(ClientError)
    expect(() => need(outcome)).toThrow('badSearch: Too short.')
    expect(need({ ok: true, value: 5 })).toBe(5)
  })
})

describe('asking again', () => {
  test.each([
    ['seconds', '3', 3000],
    ['a date', 'Thu, 01 Jan 2026 00:00:05 GMT', 5000],
    ['a date that is over', 'Thu, 01 Jan 2025 00:00:00 GMT', 0],
    ['nothing', undefined, 1000],
  ])('waits as long as the answer says: %s', async (_, after, wait) => {
    const { client, asked, waits } = over([busy(after), good])
    expect(await client.ask('report', {})).toEqual({ ok: true, value: { fine: true } })
    expect([asked.length, waits]).toEqual([2, [wait]])
  })

  test('ends after the last attempt, each pause twice the one before where the answer names none', async () => {
    const { client, waits } = over([busy()])
    expect(await client.ask('report', {})).toMatchObject({ ok: false, code: 'tooManyRequests', retryAfter: 8 })
    expect(waits).toEqual([1000, 2000, 4000])
  })

  test('does not wait longer than the client may, and says how long that would have been', async () => {
    const { client, waits } = over([busy('40')])
    expect(await client.ask('report', {})).toMatchObject({ ok: false, code: 'tooManyRequests', retryAfter: 40 })
    expect(waits).toEqual([40_000])
  })

  test('repeats changes too, which do no harm, but never an undoing that may have been made', async () => {
    const { client, asked } = over([closed, good], { token: 'kpx_secret' })
    expect((await client.ask('markMany', { id: 7 }, { body: { changes: [] } })).ok).toBe(true)
    expect(asked).toHaveLength(2)
    const undoing = over([closed, good], { token: 'kpx_secret' })
    expect(await undoing.client.ask('undoMarks', { id: 7, type: 'emotes' })).toMatchObject({ code: 'unavailable' })
    expect(undoing.asked).toHaveLength(1)
  })

  test('stops where the call was called off', async () => {
    const off = new AbortController()
    const { client, asked } = over([busy('1')], { sleep: async () => off.abort() })
    expect(await client.ask('report', {}, { signal: off.signal })).toMatchObject({ ok: false })
    expect(asked).toHaveLength(2)
  })
})

describe('a token or a key', () => {
  const secrets = [{ token: 'kpx_secret' }, { apiKey: 'key' }]

  test.each(['http://kupodex.example', 'http://localhost.kupodex.example', 'ftp://localhost', 'kupodex.example', ''])(
    'makes no client of %s, where it could be read on the way',
    (site) => {
      for (const secret of secrets) expect(() => createClient({ site, ...secret })).toThrow('https')
      createClient({ site })
    },
  )

  test.each(['https://kupodex.example/', 'http://localhost:5300', 'http://127.0.0.1:5300', 'http://[::1]:5300'])(
    'is sent to %s',
    (site) => {
      for (const secret of secrets) createClient({ site, ...secret })
    },
  )
})

test('a client is made of plain data and code: whoever loads it loads no schema and no package', () => {
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    for (const [, from = ''] of source.matchAll(/^(?:import|export) [^']*? from '([^']+)'/gm)) {
      expect(from, file).toMatch(/^\.\.?\//)
      follow(join(dirname(file), from))
    }
  }
  follow(join(import.meta.dirname, 'index.ts'))
  expect([...seen].map((file) => file.slice(file.lastIndexOf('/') + 1)).sort()).toEqual([
    ...['client.ts', 'filled-path.ts', 'index.ts', 'json-body.ts', 'limits.ts', 'open-call-paths.ts', 'outcome.ts'],
    ...['owned-bits.ts', 'program-calls.ts', 'user-call-paths.ts'],
  ])
})
