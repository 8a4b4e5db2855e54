import { openForAll } from '@kupodex/data/opened.fixture'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noSettings } from '@kupodex/data/character'
import { memoryAllowances } from '@kupodex/data/store/store.fixture'
import { files, now, openCalls, ready } from '../character/calls.fixture.ts'
import { createLimiter } from '../http/limiter.ts'
import { createBudget } from '../readers/budget.ts'
import { drawings } from '../readers/rules.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { cardHandler } from './card.ts'

const calls = openForAll(openCalls)

let kept: Map<string, Buffer>
let drawn: string[]
let logged: string[]
let time: number
let published: Record<string, unknown>
let rule: typeof drawings
let writes: boolean
beforeEach(() => {
  kept = new Map()
  drawn = []
  logged = []
  time = now
  published = files
  rule = drawings
  writes = true
})

/** A function that was just started: what it has in memory is gone, what is kept in the bucket is not. */
const start = () =>
  cardHandler({
    store: calls.store,
    published: testPublished(published),
    files: {
      read: async (key) => kept.get(key) ?? null,
      write: async (key, bytes) => {
        if (!writes) throw new Error('the bucket is away')
        kept.set(key, bytes)
      },
    },
    limiter: createLimiter(() => time),
    drawings: createBudget({ store: memoryAllowances(), clock: () => time, readerKey: 'the secret of a test' }, rule),
    draw: async (content, language) => {
      drawn.push(language)
      return Buffer.from(JSON.stringify({ ...content, language }))
    },
    clock: () => time,
    log: ({ event }) => void logged.push(event),
  })

const ask = (
  path: string,
  {
    handler = start(),
    method = 'GET',
    headers = {},
  }: Partial<{ handler: ReturnType<typeof start>; method: string; headers: Record<string, string> }> = {},
) => handler({ rawPath: path, headers, requestContext: { http: { method, sourceIp: '192.0.2.1' } } })

const contentOf = ({ body }: { body: string }) => JSON.parse(Buffer.from(body, 'base64').toString()) as object

describe('the card of a character', () => {
  beforeAll(() => calls.keep(ready(70)))

  test('is a picture that caches keep for a minute', async () => {
    const { statusCode, headers, isBase64Encoded, ...answer } = await ask('/de/char/70.png')
    expect([statusCode, isBase64Encoded]).toEqual([200, true])
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' })
    expect(headers).not.toHaveProperty('x-robots-tag')
    expect(contentOf(answer)).toMatchObject({ kind: 'character', name: 'Aldo Test', language: 'de' })
    expect(contentOf(answer)).toMatchObject({ ranks: [{ world: 3, of: 5, global: 40 }, {}, {}] })
  })

  test('is drawn once for each language, and again after a change', async () => {
    const first = await ask('/en/char/70.png')
    expect(await ask('/en/char/70.png')).toEqual(first)
    await ask('/ja/char/70.png')
    expect(drawn).toEqual(['en', 'ja'])
    published = {
      ...files,
      'api/ranks/70.json': {
        ...(files['api/ranks/70.json'] as object),
        ranks: [0, 2, 9, 40, 4, 0, 0, 1, 1, 1, 1, 0, 0, 0],
      },
    }
    expect((await ask('/en/char/70.png')).headers.etag).not.toBe(first.headers.etag)
    expect(drawn).toEqual(['en', 'ja', 'en'])
    expect([...kept.keys()].every((key) => /^cards\/70\/(en|ja)-[\w-]{22}\.png$/.test(key))).toBe(true)
  })

  test('is not sent to who has it, and neither drawn nor sent for its head alone', async () => {
    const { headers } = await ask('/en/char/70.png', { method: 'HEAD' })
    expect(drawn).toEqual([])
    const secondAnswer = await ask('/en/char/70.png', { headers: { 'if-none-match': `W/${headers.etag}` } })
    expect([secondAnswer.statusCode, secondAnswer.body, drawn]).toEqual([304, '', []])
  })

  test('is answered though it cannot be kept', async () => {
    writes = false
    expect((await ask('/en/char/70.png')).statusCode).toBe(200)
    expect(logged).toEqual(['cardNotKept'])
  })

  test('says nothing of it from the moment that its owner hides it', async () => {
    await ask('/en/char/70.png')
    await calls.store.writeCharSettings(70, { ...noSettings, private: true })
    const hidden = await ask('/en/char/70.png')
    await calls.store.writeCharSettings(70, noSettings)
    expect(contentOf(hidden)).toEqual({ kind: 'private', language: 'en' })
    expect(hidden.headers['x-robots-tag']).toBe('noindex')
    expect([...kept.keys()].at(-1)).toMatch(/^cards\/private\/en-/)
  })
})

describe('a scan over ids', () => {
  test('draws one card for all that we do not have, and puts none in the queue', async () => {
    for (let id = 900; id < 920; id++)
      expect(contentOf(await ask(`/fr/char/${id}.png`))).toMatchObject({ kind: 'unknown' })
    expect([drawn, kept.size]).toEqual([['fr'], 1])
    expect(await calls.store.readCharacter(900)).toBeNull()
  })

  test('of one reader is stopped soon', async () => {
    const handler = start()
    const statuses = new Set<number>()
    for (let id = 900; id < 940; id++) statuses.add((await ask(`/fr/char/${id}.png`, { handler })).statusCode)
    expect([...statuses]).toEqual([200, 429])
  })

  test('costs also where the request is refused, or only asks what may be asked', async () => {
    for (const [path, method] of [
      ['/fr/char/none.png', 'GET'],
      ['/fr/char/900.png', 'OPTIONS'],
      ['/fr/char/900.png', 'PUT'],
    ] as const) {
      const handler = start()
      const statuses = new Set<number>()
      for (let n = 0; n < 150; n++) statuses.add((await ask(path, { handler, method })).statusCode)
      expect([...statuses]).toEqual([expect.any(Number), 429])
    }
  })

  test('has no more drawn than all readers may: the site’s own picture instead, which no cache keeps', async () => {
    await calls.keep(ready(71))
    await calls.keep(ready(72))
    rule = { ...drawings, all: { atOnce: 1, perHour: 1 }, keep: 0 }
    const handler = start()
    expect((await ask('/en/char/71.png', { handler })).statusCode).toBe(200)
    expect(await ask('/en/char/72.png', { handler })).toMatchObject({
      statusCode: 307,
      headers: { location: '/og.png', 'cache-control': 'no-store' },
    })
    expect((await ask('/en/char/71.png', { handler })).statusCode).toBe(200)
    expect(drawn).toHaveLength(1)
  })
})

test.each([
  ['/en/char/0.png', 'GET', 404],
  ['/it/char/7.png', 'GET', 404],
  ['/en/char/7/mounts.png', 'GET', 404],
  ['/en/char/7.png', 'POST', 405],
  ['/en/char/7.png', 'OPTIONS', 204],
])('%s by %s: %d', async (path, method, status) => expect((await ask(path, { method })).statusCode).toBe(status))

test('before the first night there are no cards, and a fault is no card', async () => {
  published = {}
  expect(await ask('/en/char/70.png')).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'no-store' } })
  published = { ...files, 'api/ranks/70.json': null }
  expect((await ask('/en/char/70.png')).statusCode).toBe(500)
  expect(logged).toEqual(['failed'])
})
