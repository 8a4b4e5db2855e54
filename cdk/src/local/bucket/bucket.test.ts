import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { folderTarget, headersOf } from '@kupodex/pipeline/publish'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucket } from './bucket.ts'
import { standInKey } from '../ground/guard.ts'
import type { Running } from '../ground/running.ts'
import { freePort } from '../ground/free-port.fixture.ts'

const root = testFolder()
const folder = join(root, 'bucket')
let running: Running
let client: S3Client
let port: number

beforeAll(async () => {
  port = await freePort()
  running = await startBucket(port, folder, 'kupodex')
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: standInKey, secretAccessKey: standInKey },
  })
  writeFileSync(join(root, 'secret'), 'hidden')
})

afterAll(async () => {
  client.destroy()
  await running.stop()
})

const get = (Key: string, more: { Bucket?: string; IfNoneMatch?: string } = {}) =>
  client.send(new GetObjectCommand({ Bucket: 'kupodex', Key, ...more }))

const signed = { authorization: `AWS4-HMAC-SHA256 Credential=${standInKey}/any` }

/** The status of the answer to a request that no S3 client would send. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: object } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { ...signed, ...headers } }
    const sent = request(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.once('error', reject).end()
  })

test('what was published into the folder is read as from a bucket, with its type, caching and tag', async () => {
  const key = 'de/ranking/mount/Chaos & Läufer/index.html'
  await folderTarget(folder).write(key, Buffer.from('<p>Läufer</p>'), headersOf(key))
  const object = await get(key)
  expect(await object.Body?.transformToString()).toBe('<p>Läufer</p>')
  expect(object).toMatchObject({ ContentType: headersOf(key).contentType, CacheControl: headersOf(key).cacheControl })
  const { $metadata } = await get(key, { IfNoneMatch: object.ETag ?? '' }).catch((error) => error)
  expect($metadata.httpStatusCode).toBe(304)

  await folderTarget(folder).write(key, Buffer.from('<p>new</p>'), headersOf(key))
  const next = await get(key, { IfNoneMatch: object.ETag ?? '' })
  expect(await next.Body?.transformToString()).toBe('<p>new</p>')
})

test('what is not there is missing as in S3: a key, a folder, another bucket', async () => {
  await expect(get('nothing.json')).rejects.toThrow(NoSuchKey)
  await expect(get('de/ranking')).rejects.toThrow(NoSuchKey)
  await expect(get('de/ranking/mount/Chaos & Läufer/index.html/more')).rejects.toThrow(NoSuchKey)
  await expect(get('nothing.json', { Bucket: 'other' })).rejects.toMatchObject({ name: 'NoSuchBucket' })
})

test('nothing outside of the folder is read, and nothing is written', async () => {
  for (const path of ['/kupodex/../secret', '/kupodex/%2e%2e/secret', '/kupodex/..%2fsecret', '/kupodex/%00']) {
    expect(await ask(path)).toBe(404)
  }
  expect(await ask('/kupodex/%zz')).toBe(400)
  const put = client.send(new PutObjectCommand({ Bucket: 'kupodex', Key: 'x.json', Body: '{}' }))
  await expect(put).rejects.toMatchObject({ name: 'AccessDenied' })
  for (const method of ['PUT', 'POST', 'DELETE']) expect(await ask('/kupodex/x.json', { method })).toBe(403)
})

test('a page of another site gets nothing, by its origin or by a host name of its own', async () => {
  await folderTarget(folder).write('x.json', Buffer.from('{}'), headersOf('x.json'))
  expect(await ask('/kupodex/x.json')).toBe(200)
  expect(await ask('/kupodex/x.json', { headers: { authorization: '' } })).toBe(403)
  expect(await ask('/kupodex/x.json', { headers: { origin: 'http://example.org' } })).toBe(403)
  expect(await ask('/kupodex/x.json', { headers: { host: `example.org:${port}` } })).toBe(403)
})
