import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { get } from 'node:http'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveKey, slotKey } from '@kupodex/data/contract'
import { edgeTable } from '#edge/table.ts'
import { type Running, startS3 } from '../stand-ins.ts'
import { freePort } from '../testing.ts'
import { startWeb } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'kupodex-web-'))
const long = `{"rarity":[${'1,'.repeat(2000)}1]}`
let running: Running[] = []
let base = ''

beforeAll(async () => {
  const port = await freePort()
  running = [await startS3(port, folder, 'kupodex')]
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  const put = (key: string, body: string, type: string) =>
    client.send(
      new PutObjectCommand({
        Bucket: 'kupodex',
        Key: key,
        Body: body,
        ContentType: type,
        CacheControl: 'public, max-age=60',
      }),
    )
  await put('index.html', '<h1>home</h1>', 'text/html; charset=utf-8')
  await put('char/index.html', '<h1>character</h1>', 'text/html; charset=utf-8')
  await put('404.html', '<h1>nothing here</h1>', 'text/html; charset=utf-8')
  await put(slotKey('night', 'b', 'api/rarity/mount/global.json'), long, 'application/json')
  await put(slotKey('night', 'a', 'api/rarity/mount/global.json'), 'of the night before', 'application/json')
  await put(liveKey, JSON.stringify({ night: { slot: 'b', since: 1 } }), 'application/json')
  const web = await startWeb(
    {
      client,
      bucket: 'kupodex',
      table: edgeTable,
      log: () => {},
      functions: {
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
      },
    },
    0,
  )
  running.push(web)
  base = `http://127.0.0.1:${web.port}`
})

afterAll(async () => {
  for (const part of running.reverse()) await part.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the local edge', () => {
  test('serves a page with its type, cache rule and security headers', async () => {
    const answer = await fetch(`${base}/`)
    expect(await answer.text()).toBe('<h1>home</h1>')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('serves the one character page for every id', async () => {
    expect(await (await fetch(`${base}/char/77/mounts/`)).text()).toBe('<h1>character</h1>')
  })

  test('answers a page that is not there with the 404 page', async () => {
    const answer = await fetch(`${base}/no/such/page/`)
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>nothing here</h1>'])
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

  test('hands calls of functions to them', async () => {
    const answer = await fetch(`${base}/api/charcache/5/`)
    expect(answer.headers.get('x-seen')).toBe('/api/charcache/5/')
  })

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

  test('only reads', async () => {
    expect((await fetch(`${base}/`, { method: 'POST' })).status).toBe(405)
  })
})
