import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { missingPage } from '@kupodex/data/contract'
import fc from 'fast-check'
import { type Behaviour, functionBehaviours } from '#edge/behaviours.ts'
import { hiddenPath } from '#edge/hidden.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FunctionEvent } from './events.ts'
import { askRaw, startTestWeb } from './web.fixture.ts'

const behaviours: Behaviour[] = [
  {
    pattern: '/api/user/?*',
    name: 'game',
    calls: ['user'],
    methods: ['GET', 'POST', 'DELETE'],
    cache: { kind: 'private' },
    takesToken: true,
  },
  ...functionBehaviours.filter(({ calls }) => calls.includes('charcache')),
]
const lines: string[] = []
let seen: FunctionEvent[] = []
const handler = (event: FunctionEvent) => {
  seen.push(event)
  return Promise.resolve({ statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{}' })
}
const secret = 'what only we read'

let web: Awaited<ReturnType<typeof startTestWeb>>
beforeAll(async () => {
  const objects = {
    'index.html': { body: 'home' },
    [missingPage('/')]: { body: 'nothing here' },
    'slots/night/b/api/published.json': { body: secret },
    'slots/index.html': { body: secret },
    'manifests/night-b.json': { body: secret },
    'manifests/live.json': { body: JSON.stringify({ game: { slot: 'a', since: 1 } }) },
  }
  const log = (line: string) => void lines.push(line)
  web = await startTestWeb(objects, { game: handler, character: handler }, { log, behaviours })
})
afterAll(() => web.stop())
beforeEach(() => {
  seen = []
  lines.length = 0
})

const ask = (path: string, options?: Parameters<typeof askRaw>[2]) => askRaw(web.port, path, options)
const statusOf = async (path: string, options?: Parameters<typeof askRaw>[2]) => (await ask(path, options)).status
const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** Sends bytes as they are and gives what comes back. */
const sendBytes = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(web.port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

describe('a request line that names nothing here', () => {
  test.each([
    'GET http://[',
    'GET /\\[/',
    'GET http://a:99999/',
    'GET /\\a@:x/',
    'GET /\\host/path',
    'OPTIONS *',
    'GET /%zz',
  ])('%s is refused, with one line in the log', async (line) => {
    expect(await sendBytes(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
  })

  test('so is what is not a request at all, and the log does not grow without end', async () => {
    expect(await sendBytes('KUPO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
    for (let at = 0; at < 100; at++) await statusOf('/[')
    expect(lines.length).toBeLessThan(100)
  })
})

describe('what CloudFront refuses', () => {
  test.each([
    [
      'another host’s name, as a page whose name was made to point here sends it',
      '/',
      { headers: { host: 'evil.example' } },
      403,
    ],
    ['a method that no call of the path has', '/api/charcache/7', { method: 'POST' }, 403],
    ['a method on a page', '/', { method: 'PUT' }, 403],
    ['a method on what is published', '/api/report/', { method: 'DELETE' }, 403],
    ['a body to what is read', '/', { headers: { 'content-length': '2' }, body: Buffer.from('{}') }, 403],
    ['an address of more than 8,192 bytes', `/api/charcache/${'9'.repeat(8200)}`, {}, 413],
    ['a query that makes it so long', `/?${'9'.repeat(8200)}`, {}, 413],
    ['headers of more than 20,480 bytes', '/', { headers: { 'x-much': 'x'.repeat(20_480) } }, 413],
    ['headers of more than the server reads', '/', { headers: { 'x-much': 'x'.repeat(70_000) } }, 413],
  ])('%s', async (_, path, options, status) => {
    expect(await statusOf(path, options)).toBe(status)
    expect(seen).toEqual([])
  })

  test('what is long, but not too long, comes through', async () =>
    expect(await statusOf(`/api/charcache/${'9'.repeat(8000)}`)).toBe(200))
})

describe('a body', () => {
  const body = Buffer.from('{"mark":1}')
  test('comes with its hash or not at all', async () => {
    const post = (headers: Record<string, string>, sent = body) =>
      statusOf('/api/user/7', { method: 'POST', headers, body: sent })
    expect(await post({})).toBe(403)
    expect(await post({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' })).toBe(403)
    expect(await post({ 'x-amz-content-sha256': hashOf(Buffer.from('other')) })).toBe(403)
    expect(seen).toEqual([])
    expect(await post({ 'x-amz-content-sha256': hashOf(body) })).toBe(200)
    expect(Buffer.from(seen[0]?.body ?? '', 'base64')).toEqual(body)
    expect(await post({ 'x-amz-content-sha256': hashOf(Buffer.alloc(0)) }, Buffer.alloc(0))).toBe(200)
  })

  test('is at most as large as a function takes', async () => {
    const large = Buffer.alloc(7 * 1024 * 1024)
    const headers = { 'x-amz-content-sha256': hashOf(large) }
    expect(await statusOf('/api/user/7', { method: 'POST', headers, body: large })).toBe(413)
    expect(seen).toEqual([])
  })
})

describe('of a request', () => {
  test('a function gets what is forwarded, and who asks from nobody but the edge', async () => {
    await ask('/api/user/7?q=1', {
      headers: {
        authorization: 'Bearer x',
        cookie: 'a=b',
        'user-agent': 'me',
        'x-forwarded-for': '9.9.9.9',
        'cloudfront-viewer-address': '9.9.9.1:1',
        'x-api-key': 'key',
        'sec-fetch-site': 'cross-site',
        'accept-encoding': 'zstd, gzip',
        'if-none-match': '"a"',
        origin: 'https://evil.example',
        'content-type': 'text/plain',
        'x-authorization': 'Bearer forged',
      },
    })
    const { 'cloudfront-viewer-address': viewer, ...headers } = seen[0]?.headers ?? {}
    expect(headers).toEqual({
      'x-api-key': 'key',
      'sec-fetch-site': 'cross-site',
      'accept-encoding': 'gzip',
      'if-none-match': '"a"',
      'user-agent': 'Amazon CloudFront',
      'x-authorization': 'Bearer x',
    })
    expect(viewer).toMatch(/^127\.0\.0\.1:\d+$/)
    expect([seen[0]?.rawPath, seen[0]?.rawQueryString]).toEqual(['/api/user/7', ''])
  })

  test('a function whose calls are for anyone gets no token, and none that a reader wrote', async () => {
    for (const [path, headers] of [
      ['/api/charcache/7', { authorization: 'Bearer x', 'x-authorization': 'Bearer forged' }],
      ['/api/user/7', { 'x-authorization': 'Bearer forged' }],
    ] as const) {
      seen = []
      await ask(path, { headers })
      expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.includes('authorization'))).toEqual([])
    }
  })

  test('with slashes too many a function gets nothing: it is sent on', async () => {
    const { status, headers } = await ask('//api//charcache///7//?x=1')
    expect([status, headers.location]).toEqual([301, '/api/charcache/7?x=1'])
  })
})

test('what is somebody’s is opened to no other site, what is anybody’s is', async () => {
  const open = async (path: string) => (await ask(path)).headers['access-control-allow-origin']
  expect([await open('/api/user/7'), await open('/api/charcache/7')]).toEqual([undefined, '*'])
})

test('no spelling of a hidden folder shows what lies in it', async () => {
  await fc.assert(
    fc.asyncProperty(hiddenPath, async (path) => {
      for (const asked of [path, `/de${path}`]) {
        if (/[^!-~]/.test(asked)) continue
        expect((await ask(asked)).text).not.toContain(secret)
      }
    }),
    { numRuns: 200 },
  )
})
