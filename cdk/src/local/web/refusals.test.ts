import { type AnyCall, calls, failureStatus, fill } from '@kupodex/data/contract'
import { type Answers, httpHandler } from '@kupodex/lambdas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askRaw, startTestWeb } from './web.fixture.ts'

/** Every call of a function has an answer, so that what is refused is refused by the way to it. */
const answers = Object.fromEntries(
  calls.map(({ id }) => [id, async (params: unknown) => ({ ok: true, value: { id, params } })]),
) as unknown as Answers
const handler = httpHandler(answers, { log: () => {} })

let web: Awaited<ReturnType<typeof startTestWeb>>
beforeAll(async () => {
  const names = new Set(calls.flatMap(({ answerer }) => (answerer.kind === 'function' ? [answerer.name] : [])))
  const objects = {
    '404/index.html': { body: '<h1>nothing here</h1>' },
    'api/report.json': { body: '{"deployTime":1}' },
  }
  web = await startTestWeb(objects, Object.fromEntries([...names].map((name) => [name, handler])))
})
afterAll(() => web.stop())

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  askRaw(web.port, path, { method, headers })

const expectRefusal = async (asked: ReturnType<typeof ask>, status: number, code: string) => {
  const { status: found, headers, text } = await asked
  const body = JSON.parse(text) as { code: string; message: string }
  expect([found, body.code]).toEqual([status, code])
  expect(failureStatus).toHaveProperty(code, status)
  expect(body.message).toMatch(/^[A-Z].*\.$/)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-expose-headers']).toBe('etag, retry-after, deprecation, link')
  return headers
}

/** Almost as long as an address may be. */
const long = 8100

describe('a refusal has a code, a sentence, and is open to other sites', () => {
  test.each([
    ['an id of letters', '/api/charcache/mina/', 'badCharacterId'],
    ['an id of nothing', '/api/charcache/0/', 'badCharacterId'],
    ['a negative id', '/api/charrealtime/-7/', 'badCharacterId'],
    ['an id with a fraction', '/api/chartimeline/7.5/', 'badCharacterId'],
    ['an id as a power of ten', '/api/charprofile/1e9/', 'badCharacterId'],
    ['an id that is one too large', '/api/charcache/9007199254740992/', 'badCharacterId'],
    ['an id of 8 kB', `/api/charcache/${'9'.repeat(long)}/`, 'badCharacterId'],
    ['an id of zero bytes', '/api/charcache/%00%00/', 'badCharacterId'],
    ['what a character cannot have', '/api/char/7/swords/', 'badItemType'],
    ['a name of three letters', '/api/charsearch/abc/', 'badSearch'],
    ['a name of 8 kB', `/api/charsearch/${'a'.repeat(long)}/`, 'badSearch'],
    ['a name of 8 kB in another script', `/api/charsearch/${'%E7%8C%AB'.repeat(long / 9)}/`, 'badSearch'],
    ['a name of 8 kB on the Lodestone', `/api/lodestonesearch/${'a'.repeat(long)}/`, 'badSearch'],
    ['a name of spaces', '/api/lodestonesearch/%20%20%20%20%20/', 'badSearch'],
    ['letters that are cut in half', '/api/charsearch/mina%E7%8C/', 'badRequest'],
    ['a language that there is not', '/api/game/it/mounts,minions/', 'badLanguage'],
    ['a table between two commas', '/api/game/en/mounts,,minions/', 'badTable'],
    ['a moment that is not a number', '/api/game/en/mounts/soon/', 'badSince'],
    ['a board that there is not', '/api/ranking/fish/global/', 'badRequest'],
    ['rarity of what has none', '/api/rarity/sword/global/', 'badRequest'],
    ['a scope of 8 kB', `/api/stats/${'a'.repeat(long)}/`, 'badRequest'],
    ['a path that climbs', '/api/stats/..%2f..%2fmanifests/', 'badRequest'],
  ])('%s', async (_, path, code) => void (await expectRefusal(ask(path), 400, code)))

  test.each(['/api/nothing/', '/api/charcache/', '/api/stats/global/more/'])(
    '%s is not a call',
    async (path) => void (await expectRefusal(ask(path), 404, 'noSuchCall')),
  )

  test('a call that nobody published', async () =>
    void (await expectRefusal(ask('/api/stats/Nowhere/'), 404, 'notPublished')))
})

describe('what is asked in an unusual way is answered as if it were not', () => {
  test.each(['/api/charcache/7', '/api/charcache/7/?utm=1&live=9&x', '/api/charcache/7//', '/api/charcache//7'])(
    '%s',
    async (path) => {
      const { status, text } = await ask(path)
      expect([status, JSON.parse(text)]).toEqual([200, { id: 'charcache', params: { id: 7 } }])
    },
  )

  test.each(['/api/report', '/api/report/?live=9&unknown=%00'])('%s, published', async (path) => {
    const { status, text } = await ask(path)
    expect([status, JSON.parse(text)]).toEqual([200, { deployTime: 1 }])
  })

  test('with letters in other ways it is none: caches would keep each', async () => {
    expect((await ask('/api/charcache/%37/')).status).toBe(400)
    expect((await ask('//api///report//')).status).toBe(301)
  })

  test.each(['/api/charcache/7/', '/api/report/', '/api/charcache/mina/'])('only the head of %s', async (path) => {
    const { headers, text } = await ask(path, 'HEAD')
    expect([text, headers['access-control-allow-origin']]).toEqual(['', '*'])
  })
})

const examples: Record<string, string> = { id: '7', text: 'mina', type: 'mount', scope: 'global', lang: 'en' }

test.each(
  calls
    .filter(({ method, audience }) => method === 'GET' && audience === 'anyone')
    .map((call) => [call.id, call] as const),
)('a page of another site may send an API key to %s', async (_, call: AnyCall) => {
  const path = fill(call.path, examples).replace(/\{\w+\??\}/g, '1')
  const { status, headers, text } = await ask(path, 'OPTIONS', {
    origin: 'https://other.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-api-key',
  })
  expect([status, text]).toEqual([204, ''])
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS')
  expect(String(headers['access-control-allow-headers'])).toContain('x-api-key')
})
