import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { bodyHashHeader, calls, characterPages, type Live, liveEntry, missingPage } from '@kupodex/data/contract'
import { respondPreflight } from '@kupodex/lambdas'
import { beforeEach, describe, expect, test } from 'vitest'
import { route } from '../edge/route.ts'
import { hiddenPath, hiddenSpelling } from '../edge/hidden.fixture.ts'
import { edgeTable, edgeTableOf } from '../edge/table.ts'
import { userCalls, withUserCalls } from '../edge/user-calls.fixture.ts'
import { callCode, edgeCode, edgeCodeLimit, edgeImport, tokenCode } from './edge-code.ts'
import type { EdgeRequest, EdgeResponse } from './viewer-request.ts'
import type { TokenRequest } from './viewer-token.ts'

type Handler = (event: { request: EdgeRequest }) => Promise<EdgeRequest | EdgeResponse>

const code = edgeCode(edgeTable)
/** What the store says is live; an error where it cannot be asked. */
let live: Live | Error = {}
const store = {
  get: async (key: string, options: object) => {
    expect([key, options]).toEqual([liveEntry, { format: 'json' }])
    if (live instanceof Error) throw live
    return live
  },
}
const handler = runInNewContext(`${code.replace(edgeImport, '')};handler`, { cf: { kvs: () => store } }) as Handler
beforeEach(() => {
  live = { night: { slot: 'b', since: 7 }, game: { slot: 'a', since: 5 }, ishgard: { slot: 'a', since: 3 } }
})

const ask = async (uri: string, query: EdgeRequest['querystring'] = {}, method = 'GET') =>
  // Objects of another context have other prototypes; plain copies compare.
  structuredClone(await handler({ request: { method, uri, querystring: query } }))

const goesTo = (answer: EdgeRequest | EdgeResponse) => {
  if ('uri' in answer) return answer.querystring.live ? `${answer.uri}?${answer.querystring.live.value}` : answer.uri
  return answer.statusCode === 301 ? `301 ${answer.headers.location?.value}` : String(answer.statusCode)
}

const expected = (path: string) => {
  const to = route(edgeTable, path)
  if (to.kind === 'object') {
    const of = (live as Record<string, Live['night']>)[to.set ?? '']
    return of ? `/slots/${to.set}/${of.slot}/${to.key}?${of.since}` : `/${to.key}`
  }
  if (to.kind === 'redirect') return `301 ${to.to}`
  return /^\/+api\/+[^/]/.test(path) ? '404' : '/404'
}

describe('edgeCode', () => {
  test('has room for ten more pages of characters, fifteen calls of accounts and ten more published ones', () => {
    const bytesOf = (...table: Parameters<typeof edgeTableOf>) => Buffer.byteLength(edgeCode(edgeTableOf(...table)))
    const today = characterPages
    const more = Array.from({ length: 10 }, (_, at) => ({ word: `long-page-word-${at}`, rest: '' }))
    const ranking = calls.find(({ id }) => id === 'ranking')!
    const published = Array.from({ length: 10 }, (_, at) => {
      const path = `api/board-${at}/{type}/{scope}/{mode}`
      return { ...ranking, path: `/${path}`, answerer: { ...ranking.answerer, key: `${path}.json` } }
    })
    const size = bytesOf(calls, today)
    // Calls of functions have behaviours of their own, and cost nothing here.
    expect(bytesOf(withUserCalls, today)).toBe(size)
    const costs = {
      left: edgeCodeLimit - size,
      page: (bytesOf(calls, [...today, ...more]) - size) / more.length,
      call: (bytesOf([...calls, ...published], today) - size) / published.length,
    }
    expect(size).toBe(Buffer.byteLength(code))
    expect(10 * costs.page + 10 * costs.call, JSON.stringify(costs)).toBeLessThan(costs.left)
    expect(userCalls).toHaveLength(15)
  })

  test('leaves syntax out that the runtime does not have', () =>
    expect(code).not.toMatch(/=>|\bclass\b|\bfor *\([^;)]* of |\?\.|\?\?|\.\.\.[\w[{]/))

  test.each([
    '/',
    '/de/ranking/mount/Chaos/',
    '/char/1/mounts/',
    '/_astro/a.B1x.css',
    '/api/',
    '/api/game/fr/mounts/',
    '/api//game/en/mounts,minions',
    '/../x',
    '/api/nothing',
    '//char//1',
  ])('agrees with the route on %s', async (path) => expect(goesTo(await ask(path))).toBe(expected(path)))

  test.each([
    ['/api/rarity/achievements/global', '/slots/night/b/api/rarity/achievement/global.json?7'],
    ['/api/game/en/all', '/slots/game/a/api/game/en/all.json?5'],
    ['/api/ranking/ishgard/Odin/4/CRP/3', '/slots/ishgard/a/api/ranking/ishgard/Odin/4/CRP/3.json?3'],
  ])('answers a program that asks for %s and follows no redirect', async (path, object) =>
    expect(goesTo(await ask(path))).toBe(object),
  )

  test('finds the shell of every page of a character in every language, and what is missing in its own language', async () => {
    for (const prefix of ['', '/de', '/fr', '/ja']) {
      expect(goesTo(await ask(`${prefix}/char/7/`))).toBe(`${prefix}/char/profile/index.html`)
      for (const { word } of characterPages) {
        const page = `${prefix}/char/7/${word}`
        expect(goesTo(await ask(`${page}/`))).toBe(`${prefix}/char/${word}/index.html`)
        expect(goesTo(await ask(page))).toBe(`301 ${page}/`)
        // Nothing is there, so the function behind the bucket answers with the page of the language.
        const missing = goesTo(await ask(`${page}s/`))
        expect([missing, missingPage(missing)]).toEqual([`${page}s/index.html`, `${prefix}/404/index.html`.slice(1)])
      }
    }
  })

  test('sends robots that ask for a page of a character to what fills it, and nobody else', async () => {
    const seen = async (uri: string, agent: string) => {
      const headers = { 'user-agent': { value: agent } }
      return goesTo(structuredClone(await handler({ request: { method: 'GET', uri, querystring: {}, headers } })))
    }
    const discord = 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    expect(await seen('/de/char/7/mounts/', discord)).toBe('/filled/de/char/7/mounts/')
    expect(await seen('/char/7/', discord)).toBe('/filled/char/7/')
    expect(await seen('/char/7', discord)).toBe('301 /char/7/')
    expect(await seen('/de/char/7/mounts/', firefox)).toBe('/de/char/mounts/index.html')
    for (const uri of [
      '/',
      '/char/',
      '/char/0/',
      '/ranking/mount/global/',
      '/char/7/nonsense/',
      '/robots.txt',
      '/filled/char/7/',
    ])
      expect(await seen(uri, discord)).toBe(goesTo(await ask(uri)))
  })

  test('agrees with the route on any path', async () => {
    const word = fc.oneof(
      fc.constantFrom(
        'api',
        'game',
        'en',
        'de',
        'mounts',
        'mount',
        'global',
        'all',
        'a,b',
        '12',
        'char',
        '..',
        '',
        '\\',
      ),
      fc.stringMatching(/^[a-zA-Z0-9,.%-]{1,8}$/),
    )
    const paths = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => `/${words.join('/')}`),
      fc
        .tuple(fc.constantFrom(...calls), fc.array(word, { minLength: 4, maxLength: 4 }))
        .map(([call, [...words]]) => call.path.replace(/\{\w+\??\}/g, () => words.pop() ?? '')),
    )
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        expect(goesTo(await ask(path))).toBe(expected(path))
      }),
      { numRuns: 5000 },
    )
  })

  test('sends no spelling of a hidden folder to the bucket', async () => {
    await fc.assert(
      fc.asyncProperty(hiddenPath, async (path) => {
        for (const asked of [path, `/de${path}`, `/api${path}`]) {
          const answer = await ask(asked)
          if ('uri' in answer && !answer.querystring.live) expect(hiddenSpelling(answer.uri)).toBe(false)
          if (!('uri' in answer)) expect(hiddenSpelling(answer.headers.location?.value ?? '')).toBe(false)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('keeps the query when it redirects', async () => {
    const query = {
      q: { value: 'a%20b' },
      flag: { value: '' },
      n: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    }
    expect(goesTo(await ask('/de', query))).toBe('301 /de/?q=a%20b&flag&n=1&n=2')
  })

  test('never sends a reader to another host', async () => {
    const anything = fc
      .array(fc.constantFrom('/', '\\', 'evil.test', 'x', '%5C', '.', '@'))
      .map((words) => `/${words.join('')}`)
    await fc.assert(
      fc.asyncProperty(anything, async (path) => {
        const to = goesTo(await ask(path))
        if (to.startsWith('301 ')) expect(new URL(to.slice(4), 'https://ours.test').host).toBe('ours.test')
      }),
    )
  })

  test('gives what a slot holds another cache key than what it held, whatever a reader asks', async () => {
    const forged = { live: { value: '1' } }
    expect(goesTo(await ask('/api/stats/global', forged))).toBe('/slots/night/b/api/stats/global.json?7')
    expect(await ask('/api/report', forged)).toMatchObject({ uri: '/api/report.json', querystring: {} })
    live = { night: { slot: 'b', since: 9 } }
    expect(goesTo(await ask('/api/stats/global'))).toBe('/slots/night/b/api/stats/global.json?9')
  })

  test('before anything is published, and where the store cannot be asked, it says so', async () => {
    live = {}
    const nothing = { statusCode: 404, body: expect.stringContaining('"notPublished"') as string }
    expect(await ask('/api/stats/global')).toMatchObject(nothing)
    expect(goesTo(await ask('/'))).toBe('/index.html')
    live = new Error('no')
    expect(await ask('/api/stats/global')).toMatchObject({ statusCode: 503 })
    expect(goesTo(await ask('/'))).toBe('/index.html')
  })

  test('answers a browser that asks before it calls, as the functions do', async () => {
    const { headers } = (await ask('/api/stats/global', {}, 'OPTIONS')) as EdgeResponse
    const given = Object.entries(headers).map(([name, { value }]) => [name, value])
    expect(respondPreflight().headers).toMatchObject(Object.fromEntries(given))
  })

  test('an unknown call gets a sentence that a program can read', async () =>
    expect(await ask('/api/nothing')).toMatchObject({
      statusCode: 404,
      body: JSON.stringify({ code: 'noSuchCall', message: 'There is no such call.' }),
    }))

  test('a table that is too large stops the build', () =>
    expect(() => edgeCode({ ...edgeTable, languages: ['x'.repeat(edgeCodeLimit)] })).toThrow('CloudFront takes 10240'))
})

describe('tokenCode', () => {
  const hand = runInNewContext(`${tokenCode()};handler`) as (event: { request: TokenRequest }) => TokenRequest
  const handed = (headers: TokenRequest['headers']) => structuredClone(hand({ request: { headers } })).headers
  const headersAfter = (headers: TokenRequest['headers']) => {
    const { [bodyHashHeader]: _hash, ...others } = handed(headers)
    return others
  }

  test('a request without a body gets the hash of an empty one, and no other request does', () => {
    const hash = { value: createHash('sha256').digest('hex') }
    expect(handed({})[bodyHashHeader]).toEqual(hash)
    expect(handed({ 'content-length': { value: '0' } })[bodyHashHeader]).toEqual(hash)
    expect(handed({ [bodyHashHeader]: { value: 'its own' } })[bodyHashHeader]).toEqual({ value: 'its own' })
    expect(handed({ 'content-length': { value: '2' } })).not.toHaveProperty(bodyHashHeader)
    expect(handed({ 'transfer-encoding': { value: 'chunked' } })).not.toHaveProperty(bodyHashHeader)
  })

  test('hands the token of a reader on', () => {
    const authorization = { value: 'Bearer abc.def' }
    expect(headersAfter({ authorization })).toEqual({ authorization, 'x-authorization': authorization })
  })

  test('hands none on where several are sent', () => {
    const [first, second] = [{ value: 'Bearer a' }, { value: 'Bearer b' }]
    const authorization = { ...first, multiValue: [first, second] }
    expect(headersAfter({ authorization })).toEqual({ authorization })
    const once = { ...first, multiValue: [first] }
    expect(headersAfter({ authorization: once })['x-authorization']).toEqual(first)
  })

  test('lets nobody write that header but itself', () => {
    const forged = { 'x-authorization': { value: 'Bearer forged' }, 'x-api-key': { value: 'key' } }
    expect(headersAfter(forged)).toEqual({ 'x-api-key': { value: 'key' } })
    expect(headersAfter({ ...forged, authorization: { value: 'mine' } })['x-authorization']).toEqual({ value: 'mine' })
  })

  test('leaves syntax out that the runtime does not have', () =>
    expect(tokenCode()).not.toMatch(/=>|\bclass\b|\?\.|\?\?|\.\.\.[\w[{]|async/))
})

describe('callCode', () => {
  const spell = runInNewContext(`${callCode()};handler`) as (event: { request: { uri: string } }) => { uri: string }

  test('gives the path of a call the one spelling that its answer is kept under', () => {
    const keyOf = (uri: string) => spell({ request: { uri } }).uri
    const sent = ['/api/game/en/mounts,minions', '/api/game/en//minions,mounts/', '/api/game/en/minions,mounts']
    expect(new Set(sent.map(keyOf))).toEqual(new Set(['/api/game/en/minions,mounts']))
    expect(['/api/charcache/7', '/api/charcache//7/'].map(keyOf)).toEqual(['/api/charcache/7', '/api/charcache/7'])
  })

  test("fits the edge's older JavaScript", () =>
    expect(callCode()).not.toMatch(/=>|\bclass\b|\?\.|\?\?|\.\.\.[\w[{]|async/))
})
