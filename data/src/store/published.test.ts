import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openPublished } from './published.ts'

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => {
  run: () => Promise<{ port: number }>
  close: () => Promise<void>
}

const bucket = 'published-test'
const schema = z.object({ n: z.number() })
let directory: string
let server: InstanceType<typeof S3rver>
let client: S3Client

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'published-'))
  server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
  const { port } = await server.run()
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
})
afterAll(async () => {
  client.destroy()
  await server.close()
  await rm(directory, { recursive: true })
})

const put = (key: string, n: number, encoding?: 'gzip') => {
  const body = Buffer.from(JSON.stringify({ n }))
  return client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: encoding ? gzipSync(body) : body,
      ...(encoding ? { ContentEncoding: encoding } : {}),
    }),
  )
}

test('a file is kept while fresh, then asked after, then replaced', async () => {
  let now = 0
  let requests = 0
  client.middlewareStack.add((next) => (args) => (requests++, next(args)), { step: 'initialize', name: 'count' })
  const { getJson } = openPublished({ client, bucket, clock: () => now, freshMs: 100 })
  const read = async () => (await getJson('api/a.json', schema))?.value.n
  await put('api/a.json', 1)
  requests = 0
  expect([await read(), await read(), requests]).toEqual([1, 1, 1])
  now = 100
  expect([await read(), await read(), requests]).toEqual([1, 1, 2])
  await put('api/a.json', 2)
  now = 200
  expect(await read()).toBe(2)
  client.middlewareStack.remove('count')
})

test('a file that is not there is null', async () => {
  expect(await openPublished({ client, bucket }).getJson('api/none.json', schema)).toBeNull()
})

test('a compressed file is read as its content', async () => {
  await put('api/z.json', 3, 'gzip')
  expect((await openPublished({ client, bucket }).getJson('api/z.json', schema))?.value).toEqual({ n: 3 })
})

test('content that is not what we publish throws', async () => {
  await put('api/b.json', 4)
  const { getJson } = openPublished({ client, bucket })
  await expect(getJson('api/b.json', z.object({ n: z.string() }))).rejects.toThrow()
})

test('no more than so many files are kept', async () => {
  let requests = 0
  const { getJson } = openPublished({ client, bucket, keep: 1 })
  client.middlewareStack.add((next) => (args) => (requests++, next(args)), { step: 'initialize', name: 'count' })
  for (const key of ['api/a.json', 'api/b.json', 'api/a.json']) await getJson(key, schema)
  client.middlewareStack.remove('count')
  expect(requests).toBe(3)
})

test('the text of a file is kept like its content, and apart from it', async () => {
  await put('api/t.json', 5)
  const { getJson, getText } = openPublished({ client, bucket })
  expect((await getJson('api/t.json', schema))?.value).toEqual({ n: 5 })
  expect((await getText('api/t.json'))?.value).toBe('{"n":5}')
  expect((await getJson('api/t.json', schema))?.value).toEqual({ n: 5 })
  expect(await getText('api/none.json')).toBeNull()
})
