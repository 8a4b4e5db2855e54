import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveKey, slotKey } from '@kupodex/data/contract'
import { askRaw, startTestWeb } from './web.fixture.ts'

const long = `{"rarity":[${'1,'.repeat(2000)}1]}`
const page = (body: string) => ({ body, type: 'text/html; charset=utf-8' })

let web: Awaited<ReturnType<typeof startTestWeb>>
let base = ''
beforeAll(async () => {
  const objects = {
    'index.html': page('<h1>home</h1>'),
    'mark.svg': { body: '<svg/>', type: 'image/svg+xml' },
    'char/mounts/index.html': page('<h1>mounts</h1>'),
    'de/char/mounts/index.html': page('<h1>Reittiere</h1>'),
    '404/index.html': page('<h1>nothing here</h1>'),
    'de/404/index.html': page('<h1>nichts hier</h1>'),
    [slotKey('night', 'b', 'api/rarity/mount/global.json')]: { body: long },
    [slotKey('night', 'a', 'api/rarity/mount/global.json')]: { body: 'of the night before' },
    [liveKey]: { body: JSON.stringify({ night: { slot: 'b', since: 1 } }) },
  }
  web = await startTestWeb(objects, {
    game: (event) =>
      event.rawPath.includes('broken,')
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({
            statusCode: 200,
            headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
            body: gzipSync(long).toString('base64'),
            isBase64Encoded: true,
          }),
    character: (event) => Promise.resolve({ statusCode: 200, headers: { 'X-Seen': event.rawPath }, body: '{}' }),
  })
  base = `http://127.0.0.1:${web.port}`
})
afterAll(() => web.stop())

describe('the local edge', () => {
  test('serves a page with its type, cache rule and security headers', async () => {
    const answer = await fetch(`${base}/`)
    expect(await answer.text()).toBe('<h1>home</h1>')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    ['/char/77/mounts/', '<h1>mounts</h1>'],
    ['/char/78/mounts/4/', '<h1>mounts</h1>'],
    ['/de/char/77/mounts/', '<h1>Reittiere</h1>'],
  ])('serves the one page of all characters at %s', async (path, body) => {
    const answer = await fetch(base + path)
    expect([answer.status, await answer.text()]).toEqual([200, body])
  })

  test('answers what no character has with the 404 page of the language', async () => {
    for (const below of ['mount/', 'mounts/x/', 'mounts/4/5/', 'profile/', 'timeline/1/']) {
      const [english, german] = await Promise.all(
        ['', '/de'].map(async (prefix) => {
          const answer = await fetch(`${base}${prefix}/char/77/${below}`)
          return [answer.status, await answer.text()]
        }),
      )
      expect([below, english, german]).toEqual([below, [404, '<h1>nothing here</h1>'], [404, '<h1>nichts hier</h1>']])
    }
  })

  test('leads to the slash at the end of a page of a character', async () => {
    const answer = await fetch(`${base}/de/char/77/mounts/4`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/char/77/mounts/4/'])
  })

  test('answers a page that is not there with the 404 page', async () => {
    const answer = await fetch(`${base}/no/such/page/`)
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>nothing here</h1>'])
    const german = await fetch(`${base}/de/ranking/mount/Nowhere/`)
    expect([german.status, await german.text()]).toEqual([404, '<h1>nichts hier</h1>'])
  })

  test('answers a call that is not published, or not known, with a code', async () => {
    const code = async (path: string) => {
      const answer = await fetch(base + path)
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }
    expect(await code('/api/ranking/mount/global')).toEqual([404, 'notPublished'])
    expect(await code('/api/game/en/mounts')).toEqual([404, 'notPublished'])
    expect(await code('/api/rarity/sword/global')).toEqual([400, 'badRequest'])
    expect(await code('/api/nothing')).toEqual([404, 'noSuchCall'])
  })

  test('does not send again what the reader has', async () => {
    const etag = (await fetch(`${base}/`)).headers.get('etag') ?? ''
    expect((await fetch(`${base}/`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('compresses published data as the reader knows it, open to other sites', async () => {
    const [headers, body] = await new Promise<[Record<string, unknown>, Buffer]>((resolve, reject) => {
      const request = get(
        `${base}/api/rarity/mounts/global/`,
        { headers: { 'accept-encoding': 'gzip, br' } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => resolve([answer.headers, Buffer.concat(chunks)]))
        },
      )
      request.on('error', reject)
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(brotliDecompressSync(body).toString()).toBe(long)
  })

  test('shows nobody a slot by its own name', async () => {
    expect((await fetch(`${base}/slots/night/b/api/rarity/mount/global.json`)).status).toBe(404)
    expect((await fetch(`${base}/manifests/live.json`)).status).toBe(404)
  })

  test.each(['/api/charcache/5/', '/api/charcache/5', '/api//charcache/5//'])(
    'hands calls of functions to them, in one spelling: %s',
    async (path) => {
      const answer = await fetch(base + path)
      expect(answer.headers.get('x-seen')).toBe('/api/charcache/5')
    },
  )

  test('leaves alone what a function has compressed itself', async () => {
    expect(await (await fetch(`${base}/api/game/en/mounts,minions`)).text()).toBe(long)
  })

  test('a broken function is a clear answer', async () => {
    const answer = await fetch(`${base}/api/game/en/broken,tables`)
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ code: 'internal' })])
  })

  test('sends an address without its slash on, with its query', async () => {
    const answer = await fetch(`${base}/ranking/mount/global?x=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/ranking/mount/global/?x=1'])
  })

  test('answers a browser that asks before another site calls', async () => {
    const answer = await fetch(`${base}/api/rarity/mount/global`, { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'if-none-match, x-api-key',
    ])
  })

  test('sends nothing to a reader who has one of a list of versions, or any', async () => {
    const etag = (await fetch(`${base}/`)).headers.get('etag') ?? ''
    for (const seen of [`"x", ${etag}`, `W/${etag}`, '*']) {
      expect((await fetch(`${base}/`, { headers: { 'if-none-match': seen } })).status).toBe(304)
    }
    expect((await fetch(`${base}/`, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('sends the part of a file that is asked for', async () => {
    const part = await fetch(`${base}/`, { headers: { range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/13', 'home'])
    const none = await fetch(`${base}/`, { headers: { range: 'bytes=99-' } })
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */13'])
  })

  test('does not compress for a reader who takes nothing compressed', async () => {
    const headers = { 'accept-encoding': 'gzip;q=0, br;q=0' }
    const { body, ...answer } = await askRaw(web.port, '/api/rarity/mounts/global/', { headers })
    expect([answer.headers['content-encoding'], body.toString()]).toEqual([undefined, long])
  })

  test('says of everything that is not a page that it runs and loads nothing', async () => {
    const rule = async (path: string) => (await fetch(base + path)).headers.get('content-security-policy')
    expect(await rule('/api/rarity/mount/global')).toContain("default-src 'none'")
    expect(await rule('/api/nothing')).toContain("default-src 'none'")
    expect(await rule('/mark.svg')).toContain("default-src 'none'")
    expect(await rule('/mark.svg/')).toContain("default-src 'none'")
    expect(await rule('/')).toBeNull()
  })
})
