import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type AnswerOf, callById, tokenHeader } from '@kupodex/data/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import type { HttpEvent } from './event.ts'
import { pathOf } from './call-samples.fixture.ts'
import { readApiKeys } from './api-keys.ts'
import { type Answers, httpHandler, type HttpHandler } from './handler.ts'
import { createLimiter } from './limiter.ts'

type Game = AnswerOf<'gameTables'>

const game = (rows = 1): Game => ({
  deployTime: 5,
  tables: { mounts: Array.from({ length: rows }, (_, id) => ({ id, updatedAt: 1, deleted: false, name: 'A mount' })) },
})

const logged: LogRecord[] = []
const serve = (answers: Answers, deps: Partial<Parameters<typeof httpHandler>[1]> = {}) =>
  httpHandler(answers, { log: (record) => logged.push(record), ...deps })
const get = (rawPath: string, headers: HttpEvent['headers'] = {}, method = 'GET'): HttpEvent => ({
  rawPath,
  headers,
  requestContext: { http: { method } },
})

const path = '/api/game/de/mounts,minions/'
const handler = serve({ gameTables: async () => ({ ok: true, value: game() }) })

describe('a good answer', () => {
  test('is JSON, with an ETag, the cache time of the contract, for every origin', async () => {
    const { statusCode, headers, body } = await handler(get(path))
    expect([statusCode, JSON.parse(body)]).toEqual([200, game()])
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=3600',
      'access-control-allow-origin': '*',
    })
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
  })

  test('gets the parameters as the contract reads them', async () => {
    let seen: unknown
    const since = serve({ gameSince: async (params) => ((seen = params), { ok: true, value: game() }) })
    const { headers } = await since(get('/api/game/fr/all/1700000000000'))
    expect(seen).toEqual({ lang: 'fr', tables: 'all', since: 1700000000000 })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    [(etag: string) => etag, 304],
    [(etag: string) => `W/${etag}`, 304],
    [(etag: string) => `"other", ${etag}`, 304],
    [() => '"other"', 200],
  ])('is not sent again to who has it', async (header, expected) => {
    const { headers } = await handler(get(path))
    const secondAnswer = await handler(get(path, { 'if-none-match': header(headers.etag ?? '') }))
    expect([secondAnswer.statusCode, secondAnswer.body === '']).toEqual([expected, expected === 304])
    expect(secondAnswer.headers.etag).toBe(headers.etag)
  })

  test('to HEAD has no body', async () => {
    expect(await handler(get(path, {}, 'HEAD'))).toMatchObject({ statusCode: 200, body: '' })
  })

  test('that is large is compressed if the reader supports it', async () => {
    const large = serve({ gameTables: async () => ({ ok: true, value: game(10_000) }) })
    const { headers, body, isBase64Encoded } = await large(get(path, { 'accept-encoding': 'br, gzip' }))
    expect([headers['content-encoding'], isBase64Encoded]).toEqual(['gzip', true])
    expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toEqual(game(10_000))
    expect((await large(get(path))).isBase64Encoded).toBe(false)
    expect((await large(get(path, { 'accept-encoding': 'gzip;q=0, br' }))).isBase64Encoded).toBe(false)
  })
})

test('an answer that is too large for a function is refused, or points to the published file', async () => {
  const tooMuch = serve({
    gameSince: async () => ({ ok: true, value: game(90_000) }),
    charsearch: async () => ({ ok: true, value: { deployTime: 0, results: [], more: 'x'.repeat(5_000_000) } as never }),
  })
  const since = await tooMuch(get('/api/game/fr/all/5', { 'accept-encoding': 'gzip' }))
  expect([since.statusCode, since.headers.location, JSON.parse(since.body).code]).toEqual([
    307,
    '/api/game/fr/all/',
    'readPublished',
  ])
  const search = await tooMuch(get('/api/charsearch/mina'))
  expect([search.statusCode, JSON.parse(search.body).code]).toEqual([413, 'answerTooLarge'])
})

describe('a refusal', () => {
  test.each([
    ['/api/nothing', 400, 'badRequest'],
    ['/', 400, 'badRequest'],
    ['/api/ranking/mount/global', 400, 'badRequest'],
    ['/api/charcache/1/2', 400, 'badRequest'],
    ['/api/charcache/', 400, 'badRequest'],
    ['/api//charcache///x//', 400, 'badRequest'],
    ['/api/charcache/%E0%A4%A', 400, 'badRequest'],
    ['/api/char/1/swords', 400, 'badItemType'],
    ['/api/char/1/__proto__', 400, 'badItemType'],
    [`/api/charsearch/${'a'.repeat(10_000)}`, 400, 'badSearch'],
    [`/api/charsearch/${encodeURIComponent('猫'.repeat(10_000))}`, 400, 'badSearch'],
    ['/api/charsearch/%20%20a%20%20', 400, 'badSearch'],
    ['/api/lodestonesearch/%E2%80%8B%E2%80%8B%E2%80%8B%E2%80%8B', 400, 'badSearch'],
    ['/api/charcache/0', 400, 'badCharacterId'],
    ['/api/charcache/-5', 400, 'badCharacterId'],
    ['/api/charcache/abc', 400, 'badCharacterId'],
    ['/api/charcache/9007199254740992', 400, 'badCharacterId'],
    ['/api/charcache/9'.padEnd(400, '9'), 400, 'badCharacterId'],
    ['/api/game/it/mounts,minions', 400, 'badLanguage'],
    ['/api/game/en/mounts/soon', 400, 'badSince'],
    ['/api/game/en/a,,b', 400, 'badTable'],
  ])('%s: %i %s', async (path, status, code) => {
    const { statusCode, headers, body } = await handler(get(path))
    expect([statusCode, JSON.parse(body)]).toEqual([status, { code, message: expect.any(String) }])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('another method is not allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      const { statusCode, headers, body } = await handler(get(path, {}, method))
      expect([statusCode, headers.allow, JSON.parse(body).code]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'methodNotAllowed',
      ])
    }
  })

  test('of an answer carries its code', async () => {
    const refuse = serve({ gameTables: async () => ({ ok: false, code: 'badTable', message: 'No table x.' }) })
    const { statusCode, body } = await refuse(get(path))
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 'badTable', message: 'No table x.' }])
  })
})

describe('points', () => {
  const key = 'a key of ours'
  const hash = createHash('sha256').update(key).digest('hex')
  const search: Answers = {
    charsearch: async () => ({ ok: true, value: { deployTime: 0, results: [] } }),
    charcache: async () => ({ ok: false, code: 'unavailable', message: 'Not yet.', retryAfter: 9 }),
  }
  const limited = (now = () => 0) => serve(search, { limiter: createLimiter(now), knowsKey: readApiKeys(hash) })
  const verify = async (key: string) => ({ ok: true, user: { id: key, key, email: null, roles: [] } }) as const
  const refuse = (key: string) =>
    ({ ok: false, code: key === 'old' ? 'tokenExpired' : 'unauthorized', message: 'Not valid.' }) as const
  const from = (rawPath: string, sourceIp: string, headers: HttpEvent['headers'] = {}): HttpEvent => ({
    rawPath,
    headers,
    requestContext: { http: { method: 'GET', sourceIp } },
  })
  const statuses = async (handler: HttpHandler, events: HttpEvent[]) => {
    const found: number[] = []
    for (const event of events) found.push((await handler(event)).statusCode)
    return found
  }

  test('are a user’s own, from however many addresses and through however many programs', async () => {
    const favorites: Answers = { addFavorite: async () => ({ ok: true, value: { chars: [] } }) }
    const handler = serve(favorites, {
      limiter: createLimiter(() => 0),
      verify,
    })
    const by = (who: string, at: number): HttpEvent => ({
      rawPath: '/api/user/favoritechars/7',
      headers: { [tokenHeader]: `Bearer ${who}` },
      requestContext: { http: { method: 'POST', sourceIp: `192.0.2.${at}` } },
    })
    const events = Array.from({ length: 31 }, (_, at) => by('mina', at))
    expect(await statuses(handler, events)).toEqual([...Array<number>(30).fill(200), 429])
    expect(await statuses(handler, [by('aldo', 1), by('mina', 99)])).toEqual([200, 429])
  })

  test('take of a call for many characters the share of those that are asked for', async () => {
    const handler = serve(
      { charsitems: async () => ({ ok: true, value: { ids: [], hidden: [], characters: [], types: {} } as never }) },
      { limiter: createLimiter(() => 0) },
    )
    const several = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',')
    const calls = (count: number, times: number, at: number) =>
      Array<HttpEvent>(times).fill(from(`/api/charsitems/mounts/${several(count)}`, `192.0.2.${at}`))
    expect(await statuses(handler, calls(100, 8, 1))).toEqual([...Array<number>(7).fill(200), 429])
    expect(await statuses(handler, calls(1, 121, 2))).toEqual([...Array<number>(120).fill(200), 429])
  })

  test('limit how often tokens of programs are guessed, and no login at the same address', async () => {
    let [now, looks] = [0, 0]
    const answers: Answers = {
      favorites: async () => ({ ok: true, value: { chars: [] } }),
      charcache: async () => ({ ok: true, value: { id: 1 } as never }),
    }
    const handler = serve(answers, {
      limiter: createLimiter(() => now),
      verify: async (key) => {
        looks++
        return key === 'mina' || key === 'kpx_good' ? verify(key) : refuse(key)
      },
    })
    const by = (token: string | undefined, at: number) =>
      from('/api/user/favoritechars', `192.0.2.${at}`, token === undefined ? {} : { [tokenHeader]: `Bearer ${token}` })
    const guesses = Array.from({ length: 40 }, (_, n) => by(`kpx_${n}`, 1))
    expect(await statuses(handler, guesses)).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)])
    expect(looks).toBe(30)
    expect(await statuses(handler, [by('kpx_good', 1), by('mina', 1), by('kpx_good', 2)])).toEqual([429, 200, 200])
    expect(await statuses(handler, [from('/api/charcache/1', '192.0.2.1', { [tokenHeader]: 'Bearer mina' })])).toEqual([
      200,
    ])
    now = 500
    expect(await statuses(handler, [by('kpx_good', 1)])).toEqual([200])
  })

  test('of an address that anybody there has used up lock out nobody who is logged in', async () => {
    const favorites: Answers = { favorites: async () => ({ ok: true, value: { chars: [] } }) }
    const handler = serve(favorites, {
      limiter: createLimiter(() => 0),
      verify: async (key) => (key === 'mina' ? verify(key) : refuse(key)),
    })
    const by = (token?: string) =>
      from('/api/user/favoritechars', '192.0.2.1', token === undefined ? {} : { [tokenHeader]: `Bearer ${token}` })
    const bad = [undefined, 'wrong', 'old'].flatMap((token) => Array.from({ length: 200 }, () => by(token)))
    const found = await statuses(handler, bad)
    expect(new Set(found)).toEqual(new Set([401, 429]))
    expect(found.filter((status) => status === 401).length).toBeLessThanOrEqual(150)
    expect(await statuses(handler, [by('mina')])).toEqual([200])
  })

  test('are spent by what no call answers and by browsers that ask first, and by a user before anything is looked up', async () => {
    let looks = 0
    const answers: Answers = { ownBanner: async () => ({ ok: true, value: { banner: null } }) }
    const handler = serve(answers, {
      limiter: createLimiter(() => 0),
      verify,
      ownerOf: async () => (looks++, { user: 'aldo', since: 1 }),
    })
    const limited = async (event: HttpEvent) =>
      (await statuses(handler, Array<HttpEvent>(200).fill(event))).filter((status) => status === 429).length
    expect(await limited(from('/api/charcache/0', '192.0.2.1'))).toBe(80)
    expect(await limited(from('/api/nothing', '192.0.2.2'))).toBe(80)
    const first = from('/api/charcache/1', '192.0.2.3')
    expect(await limited({ ...first, requestContext: { http: { method: 'OPTIONS', sourceIp: '192.0.2.3' } } })).toBe(80)
    const path = pathOf(callById('ownBanner'))
    expect(await limited(from(path, '192.0.2.4', { [tokenHeader]: 'Bearer mina' }))).toBe(80)
    expect(looks).toBe(120)
  })

  test('are spent by calls that cost some, and come back', async () => {
    let now = 0
    const handler = limited(() => now)
    const events = Array.from({ length: 11 }, () => from('/api/charsearch/mina', '192.0.2.1'))
    expect(await statuses(handler, events)).toEqual([...Array<number>(10).fill(200), 429])
    const { headers, body } = await handler(events[0] as HttpEvent)
    expect([headers['retry-after'], JSON.parse(body).code, headers['cache-control']]).toEqual([
      '2',
      'tooManyRequests',
      'no-store',
    ])
    now = 1500
    expect(await statuses(handler, events.slice(0, 2))).toEqual([200, 429])
  })

  test('are a reader’s own, and also spent where nothing can be answered', async () => {
    const handler = limited()
    const events = Array.from({ length: 40 }, (_, n) => from('/api/charsearch/mina', `192.0.2.${n}`))
    expect(new Set(await statuses(handler, events))).toEqual(new Set([200]))
    const failing = Array.from({ length: 121 }, () => from('/api/charcache/1', '192.0.2.99'))
    expect(await statuses(handler, failing)).toEqual([...Array<number>(120).fill(503), 429])
    expect((await handler(from('/api/charcache/1', '192.0.2.98'))).headers['retry-after']).toBe('9')
  })

  test('are not needed with a key, and a wrong key is refused', async () => {
    const handler = limited()
    const keyed = Array.from({ length: 40 }, () => from('/api/charsearch/mina', '192.0.2.1', { 'x-api-key': key }))
    expect(new Set(await statuses(handler, keyed))).toEqual(new Set([200]))
    const { statusCode, body } = await handler(from('/api/charsearch/mina', '192.0.2.1', { 'x-api-key': 'wrong' }))
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'unauthorized'])
  })

  test('are spent by wrong keys too, whatever the call costs', async () => {
    const handler = limited()
    const guesses = Array.from({ length: 10 }, (_, n) =>
      from('/api/charcache/1', '192.0.2.1', { 'x-api-key': `k${n}` }),
    )
    expect(await statuses(handler, guesses)).toEqual([...Array<number>(6).fill(401), ...Array<number>(4).fill(429)])
    expect(await statuses(handler, [from('/api/charsearch/mina', '192.0.2.1', { 'x-api-key': key })])).toEqual([200])
  })
})

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['', true],
  ['same-origin', false],
  ['none', false],
  [undefined, false],
])('a page of another site asks where the browser says %s: %s', async (site, expected) => {
  const seen: boolean[] = []
  const search = serve({
    charsearch: async (_, { isForeign }) => (seen.push(isForeign), { ok: true, value: { deployTime: 0, results: [] } }),
  })
  await search(get('/api/charsearch/mina', site === undefined ? {} : { 'sec-fetch-site': site }))
  expect(seen).toEqual([expected])
})

test.each([
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, true],
  [{ 'user-agent': 'Slackbot-LinkExpanding 1.0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'sec-purpose': 'prefetch' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }, false],
  [{}, false],
])('nobody looks at what is asked for with %j: %s', async (headers, expected) => {
  const seen: unknown[] = []
  const visits = serve({
    charvisit: async ({ id }, { isUnattended }) => (
      seen.push(isUnattended),
      { ok: true, value: { id, reading: 'none' } }
    ),
  })
  const { statusCode, headers: sent } = await visits(get('/api/charvisit/7/', headers, 'POST'))
  expect([statusCode, sent['cache-control'], seen]).toEqual([200, 'private, no-store', [expected]])
  expect((await visits(get('/api/charvisit/7/', headers))).statusCode).toBe(405)
})

test('a deprecated call says so, and names its successor', async () => {
  const old = serve({ charprofile: async () => ({ ok: true, value: {} as AnswerOf<'charprofile'> }) })
  expect((await old(get('/api/charprofile/12/'))).headers).toMatchObject({
    deprecation: expect.stringMatching(/^@\d+$/),
    link: '</api/charcache/12/>; rel="successor-version"',
  })
  expect((await handler(get(path))).headers.deprecation).toBeUndefined()
})

test('whatever is asked for, the answer is JSON with a code, or empty', async () => {
  const search = serve({
    charsearch: async ({ text }) => ({
      ok: true,
      value: { deployTime: 0, results: [{ id: 1, name: text, iconUrl: '', worldId: 0 }] },
    }),
  })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), fc.boolean(), async (text, encoded) => {
      const word = encoded && text.isWellFormed() ? encodeURIComponent(text) : text
      const { statusCode, body } = await search(get(`/api/charsearch/${word}`))
      const answer = JSON.parse(body)
      if (statusCode === 200) expect([...answer.results[0].name].length).toBeGreaterThanOrEqual(4)
      else expect([statusCode, typeof answer.code, typeof answer.message]).toEqual([400, 'string', 'string'])
    }),
  )
})

test('a browser may ask first', async () => {
  expect(await handler(get(path, {}, 'OPTIONS'))).toMatchObject({
    statusCode: 204,
    headers: { 'access-control-allow-origin': '*' },
  })
})

test('a bug is logged fully and answered without details', async () => {
  logged.length = 0
  const broken = serve({
    gameTables: async () => {
      throw new Error('secret of the store')
    },
  })
  const { statusCode, body } = await broken(get(path))
  expect([statusCode, JSON.parse(body).code]).toEqual([500, 'internal'])
  expect(body).not.toContain('secret')
  expect(logged).toMatchObject([{ level: 'error', path, error: expect.stringContaining('secret of the store') }])
})

test('an event that is not valid is a bug too', async () => {
  expect((await handler({} as HttpEvent)).statusCode).toBe(500)
})
