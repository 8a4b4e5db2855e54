import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { challengePage } from '../challenge.fixture.ts'
import { iconPage, namedPage } from '../lists.fixture.ts'
import { profilePage } from '../profile.fixture.ts'
import { challengePause } from './back-off.ts'
import { createLodestone, type LodestoneOptions } from './client.ts'
import { largestAnswer } from './read-body.ts'
import { lastSearchPage } from './requests.ts'

type Answer = { status?: number; body?: string; retryAfter?: string; action?: string } | Error

/** A client in a world where time passes only by waiting, with the given answers one after another. */
const worldOf = (answers: readonly Answer[], options: Partial<LodestoneOptions> = {}) => {
  const seen = { time: 1_000_000, urls: [] as string[], agents: [] as string[], times: [] as number[] }
  const clock = {
    now: () => seen.time,
    sleep: async (milliseconds: number) => {
      seen.time += milliseconds
    },
  }
  let heldUntil = 0
  const pace = {
    turn: () => clock.sleep(Math.max(0, heldUntil - seen.time)),
    holdOff: async (milliseconds: number) => void (heldUntil = seen.time + milliseconds),
  }
  const fetch = (async (url: string, init: RequestInit) => {
    seen.urls.push(url)
    seen.agents.push(new Headers(init.headers).get('user-agent') ?? '')
    seen.times.push(seen.time)
    const answer = answers[Math.min(seen.urls.length, answers.length) - 1]!
    if (answer instanceof Error) throw answer
    const headers = {
      ...(answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}),
      ...(answer.action ? { 'x-amzn-waf-action': answer.action } : {}),
    }
    return new Response(answer.body ?? '', { status: answer.status ?? 200, headers })
  }) as typeof globalThis.fetch
  const client = createLodestone({
    contact: 'mog@example.org',
    pace,
    fetch,
    clock,
    random: () => 0,
    ...options,
  })
  return { client, seen }
}

const profile = { body: profilePage() }

test('no page of a search is asked for beyond the last one', async () => {
  const { client, seen } = worldOf([profile])
  const search = (page: number) => client.read({ kind: 'search', name: 'A', page })
  expect(await search(lastSearchPage + 1)).toMatchObject({ outcome: 'notFound', status: null, requests: 0 })
  expect(seen.urls).toEqual([])
  await search(lastSearchPage)
  expect(seen.urls).toEqual([expect.stringContaining(`page=${lastSearchPage}`)])
})

test('values come with the time they were fetched', async () => {
  const { client, seen } = worldOf([profile])
  const reading = await client.read({ kind: 'character', id: 4711 })
  expect(reading).toMatchObject({ outcome: 'ok', status: 200, fetchedAt: 1_000_000, requests: 1, value: { id: 4711 } })
  expect(seen.urls).toEqual(['https://na.finalfantasyxiv.com/lodestone/character/4711/'])
})

test('the base is configurable and the host goes by the language', async () => {
  const { client, seen } = worldOf([profile], { base: 'http://127.0.0.1:9/{host}/', language: 'ja' })
  await client.read({ kind: 'character', id: 4711 })
  expect(seen.urls).toEqual(['http://127.0.0.1:9/jp/lodestone/character/4711/'])
})

test('lists are requested as a phone, the rest as a desktop, always with our name', async () => {
  const { client, seen } = worldOf([{ body: namedPage('mount', ['Bread Cart']) }, profile])
  await client.read({ kind: 'mount', id: 4711 })
  await client.read({ kind: 'character', id: 4711 })
  expect(seen.agents[0]).toContain('iPhone')
  expect(seen.agents[1]).not.toContain('Mobile')
  for (const agent of seen.agents) expect(agent).toContain('Kupodex/0.1 (+mog@example.org)')
})

describe('backing off', () => {
  test.each([
    ['throttled', { status: 429 }],
    ['unreachable', { status: 500 }],
    ['blocked', { status: 403, body: '<h1>Forbidden</h1>' }],
    ['unreachable', new TypeError('fetch failed')],
  ] as const)('%s is tried three times, waiting longer each time', async (outcome, answer) => {
    const { client, seen } = worldOf([answer])
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome, requests: 3 })
    expect(seen.times).toEqual([1_000_000, 1_001_500, 1_004_500])
  })

  test('a retry that succeeds is read', async () => {
    const { client } = worldOf([{ status: 429 }, new TypeError('fetch failed'), profile])
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome: 'ok', requests: 3 })
  })

  test.each([
    ['20', 1_020_000],
    [new Date(1_030_000).toUTCString(), 1_030_000],
  ])('Retry-After %s is obeyed', async (retryAfter, second) => {
    const { client, seen } = worldOf([{ status: 429, retryAfter }, profile])
    await client.read({ kind: 'character', id: 4711 })
    expect(seen.times[1]).toBe(second)
  })

  test('a long Retry-After is handed on, and holds off everybody', async () => {
    const { client, seen } = worldOf([{ status: 429, retryAfter: '3600' }, profile])
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({
      outcome: 'throttled',
      retryAfter: 3_600_000,
      requests: 1,
    })
    await client.read({ kind: 'character', id: 4711 })
    expect(seen.times[1]).toBe(1_060_000)
  })

  test.each([
    ['notFound', { status: 404, body: '<h1 class="error__heading">-</h1><a class="js--error-login">-</a>' }],
    ['maintenance', { status: 503, body: '<h1 class="maintenance__heading">-</h1>' }],
    ['hidden', { status: 403, body: '<meta http-equiv="refresh" /><h1 class="error__heading">-</h1>' }],
    ['unknownLayout', { status: 403, body: '<h1 class="error__heading">-</h1>' }],
    ['unknownLayout', { status: 302, body: '' }],
    ['unknownLayout', { body: 'x'.repeat(largestAnswer + 1) }],
    ['private', { body: iconPage('mount', 0) }],
    ['unknownLayout', profile],
  ])('%s is an answer, not tried again', async (outcome, answer) => {
    const { client } = worldOf([answer])
    expect(await client.read({ kind: 'mount', id: 4711 })).toMatchObject({ outcome, requests: 1 })
  })
})

describe('a challenge', () => {
  const forms: [string, Answer][] = [
    ['as a page', { body: challengePage }],
    ['as an empty answer', { status: 202, action: 'challenge' }],
    ['as a captcha', { status: 405, action: 'captcha', body: '<html></html>' }],
    ['named in a header alone', { status: 200, action: 'challenge', body: '<html></html>' }],
    ['larger than any page', { status: 202, action: 'challenge', body: 'x'.repeat(largestAnswer + 1) }],
  ]
  test.each(forms)('%s is not asked for again, nor is anything else for minutes', async (_, answer) => {
    const { client, seen } = worldOf([answer, profile])
    expect(await client.read({ kind: 'mount', id: 4711 })).toMatchObject({ outcome: 'challenged', requests: 1 })
    seen.time += challengePause - 1
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({
      ...{ outcome: 'challenged', requests: 0, status: null, retryAfter: 1 },
    })
    expect(seen.urls).toHaveLength(1)
    seen.time += 1
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome: 'ok', requests: 1 })
  })

  test('stops those who wait for their turn meanwhile, and those who try again', async () => {
    const { client, seen } = worldOf([{ status: 429 }, { body: challengePage }])
    const readings = [1, 2].map((id) => client.read({ kind: 'character', id }))
    expect(await Promise.all(readings)).toMatchObject([{ outcome: 'challenged' }, { outcome: 'challenged' }])
    expect(seen.urls).toHaveLength(2)
  })

  test('holds off no process on another machine', async () => {
    const held: number[] = []
    const pace = { turn: async () => {}, holdOff: async (ms: number) => void held.push(ms) }
    const { client } = worldOf([{ body: challengePage }], { pace })
    expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome: 'challenged' })
    expect(held).toEqual([])
  })
})

test.each(['character', 'search', 'achievement', 'mount'] as const)(
  'a refusal without anything of the site is none of its own, of the kind %s too',
  async (kind) => {
    const { client } = worldOf([{ status: 403, body: '<html><body>Access Denied</body></html>' }])
    const request = kind === 'search' ? { kind, name: 'Mina' } : { kind, id: 4711 }
    expect(await client.read(request)).toMatchObject({ outcome: 'blocked' })
  },
)

test('a page of another character is rejected', async () => {
  const { client } = worldOf([profile])
  expect(await client.read({ kind: 'character', id: 4712 })).toMatchObject({ outcome: 'unknownLayout' })
})

test('an answer that never comes is given up', async () => {
  const hanging = ((_: string, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error))
    })) as typeof globalThis.fetch
  const { client } = worldOf([], { fetch: hanging, timeout: 10, limits: { tries: 1, firstWait: 1, longestWait: 1 } })
  expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome: 'unreachable', status: null })
})

test('no redirect to another host is followed', async () => {
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(profilePage())
  })
  const lodestone = createServer((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(elsewhere)}/elsewhere/` }).end(),
  )
  const portOf = (server: Server) => (server.address() as AddressInfo).port
  await Promise.all([elsewhere, lodestone].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')))
  const client = createLodestone({
    contact: 'mog@example.org',
    pace: { turn: async () => {}, holdOff: async () => {} },
    base: `http://127.0.0.1:${portOf(lodestone)}/{host}`,
  })
  expect(await client.read({ kind: 'character', id: 4711 })).toMatchObject({ outcome: 'unknownLayout', status: 302 })
  expect(asked).toEqual([])
  for (const server of [elsewhere, lodestone]) {
    server.closeAllConnections()
    server.close()
  }
})
