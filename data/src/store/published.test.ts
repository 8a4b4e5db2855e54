import { openForAll } from '../opened.fixture.ts'
import { gzipSync } from 'node:zlib'
import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { liveKey } from '../contract/index.ts'
import { openPublished } from './published.ts'
import { startTestBucket } from '../bucket/bucket.fixture.ts'

const bucket = 'published-test'
const schema = z.object({ n: z.number() })
const opened = openForAll(() => startTestBucket(bucket))
let client: S3Client

beforeAll(async () => {
  client = opened.client
  await turnTo('a', 1)
})

const turnTo = (slot: 'a' | 'b', since: number) =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key: liveKey, Body: JSON.stringify({ night: { slot, since } }) }))

const put = (key: string, n: number, encoding?: 'gzip') => {
  const body = Buffer.from(JSON.stringify({ n }))
  return client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: `slots/night/a/${key}`,
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
  const read = async () => (await getJson('api/ranks/0.json', schema))?.value.n
  await put('api/ranks/0.json', 1)
  requests = 0
  // The pointer and the file.
  expect([await read(), await read(), requests]).toEqual([1, 1, 2])
  now = 100
  expect([await read(), await read(), requests]).toEqual([1, 1, 4])
  await put('api/ranks/0.json', 2)
  now = 200
  expect(await read()).toBe(2)
  client.middlewareStack.remove('count')
})

test('a file that is not there is null', async () => {
  expect(await openPublished({ client, bucket }).getJson('api/ranks/9.json', schema)).toBeNull()
})

test('a compressed file is read as its content', async () => {
  await put('api/ranks/3.json', 3, 'gzip')
  expect((await openPublished({ client, bucket }).getJson('api/ranks/3.json', schema))?.value).toEqual({ n: 3 })
})

test('content that is not what we publish throws', async () => {
  await put('api/ranks/1.json', 4)
  const { getJson } = openPublished({ client, bucket })
  await expect(getJson('api/ranks/1.json', z.object({ n: z.string() }))).rejects.toThrow()
})

test('no more than so many files are kept', async () => {
  let requests = 0
  const { getJson } = openPublished({ client, bucket, keep: 1 })
  client.middlewareStack.add((next) => (args) => (requests++, next(args)), { step: 'initialize', name: 'count' })
  for (const key of ['api/ranks/0.json', 'api/ranks/1.json', 'api/ranks/0.json']) await getJson(key, schema)
  client.middlewareStack.remove('count')
  expect(requests).toBe(1 + 3)
})

test('the text of a file is kept like its content, and apart from it', async () => {
  await put('api/ranks/2.json', 5)
  const { getJson, getText } = openPublished({ client, bucket })
  expect((await getJson('api/ranks/2.json', schema))?.value).toEqual({ n: 5 })
  expect((await getText('api/ranks/2.json'))?.value).toBe('{"n":5}')
  expect((await getJson('api/ranks/2.json', schema))?.value).toEqual({ n: 5 })
  expect(await getText('api/ranks/9.json')).toBeNull()
})

test('a set that is turned to its other slot shows at once there, whatever was kept', async () => {
  let now = 0
  await put('api/ranks/5.json', 1)
  const { getJson } = openPublished({ client, bucket, clock: () => now, freshMs: 100 })
  const read = async () => (await getJson('api/ranks/5.json', schema))?.value.n ?? null
  expect(await read()).toBe(1)
  await turnTo('b', 2)
  expect(await read()).toBe(1)
  now = 100
  expect(await read()).toBeNull()
  await put('api/ranks/5.json', 2)
  await turnTo('a', 3)
  now = 200
  expect(await read()).toBe(2)
})

test('without a pointer nothing is published but what changes file by file', async () => {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: liveKey }))
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'api/report.json', Body: '{"n":7}' }))
  const { getJson } = openPublished({ client, bucket })
  expect(await getJson('api/ranks/0.json', schema)).toBeNull()
  expect((await getJson('api/report.json', schema))?.value.n).toBe(7)
})
