import {
  type GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { slotKey } from '@kupodex/data/contract'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketTarget } from './bucket.ts'
import { hashOf, jsonFile } from './file.ts'
import { openLive } from './live.ts'
import { publish } from './publish.ts'

const bucket = 'published'
let opened: TestBucket
let client: S3Client

beforeAll(async () => {
  opened = await startTestBucket(bucket)
  client = opened.client
})

afterAll(() => opened.close())

test('uploads what changed with its headers, and removes what is gone', async () => {
  const target = bucketTarget(client, bucket)
  const many = Array.from({ length: 40 }, (_, at) => jsonFile(`api/ranking/mount/World${at}/all.json`, { at }))
  const index = (time: number) => jsonFile('api/published.json', { time })
  const first = await publish('night', [...many, index(1)], target)
  expect(first).toMatchObject({ files: 41, written: 41, removed: 0 })

  const second = await publish('night', [...many.slice(1), index(2)], target)
  expect(second).toMatchObject({ files: 40, written: 1, copied: 39, removed: 1 })
  const { read } = await openLive(target, 'night')
  expect(await read('api/ranking/mount/World0/all.json')).toBeNull()
  expect(new TextDecoder().decode((await read('api/published.json')) ?? undefined)).toBe('{"time":2}')
  for (const slot of ['a', 'b'] as const) {
    const Key = slotKey('night', slot, 'api/ranking/mount/World7/all.json')
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))
    expect(head.ContentType).toBe('application/json; charset=utf-8')
    expect(head.CacheControl).toBe('public, max-age=60, stale-while-revalidate=3600')
  }
})

test('what is too large for the edge to compress is stored compressed', async () => {
  const target = bucketTarget(client, bucket)
  const file = jsonFile('api/game/ja/all.json', { text: 'kupo '.repeat(2_100_000) })
  await publish('game', [file], target)
  // Then copied.
  await publish('game', [file, jsonFile('api/game/ja/mounts.json', {})], target)
  for (const slot of ['a', 'b'] as const) {
    const Key = slotKey('game', slot, file.key)
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))
    expect([head.ContentEncoding, (head.ContentLength ?? 0) < 1e6]).toEqual(['gzip', true])
    expect(head.ContentType).toBe('application/json; charset=utf-8')
    expect(hashOf((await target.read(Key)) ?? new Uint8Array())).toBe(file.hash)
  }
})

test('a bucket that is not there is an error, not an empty place', async () => {
  await expect(bucketTarget(client, 'nowhere').read('api/published.json')).rejects.toThrow()
})

const headers = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' }
const encode = (text: string) => new TextEncoder().encode(text)

const refusal = (name: string) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: name === 'NoSuchKey' ? 404 : 412 } })

/** A bucket that keeps conditions as S3 does; with `losesAnswer` the first write holds and its answer never comes. */
const fakeBucket = ({ losesAnswer = false } = {}) => {
  const files = new Map<string, Uint8Array>()
  const tagOf = (key: string) => {
    const bytes = files.get(key)
    return bytes && `"${hashOf(bytes)}"`
  }
  let isFirst = true
  const put = ({ Key = '', Body, IfMatch, IfNoneMatch }: PutObjectCommand['input']) => {
    const tag = tagOf(Key)
    if (IfNoneMatch === '*' && tag !== undefined) throw refusal('PreconditionFailed')
    if (IfMatch !== undefined && IfMatch !== tag) throw refusal('PreconditionFailed')
    files.set(Key, Body as Uint8Array)
    return { ETag: tagOf(Key) }
  }
  const send = async (command: GetObjectCommand | PutObjectCommand) => {
    if (command instanceof PutObjectCommand) {
      const done = put(command.input)
      // The client makes the same request again.
      if (losesAnswer && isFirst) {
        isFirst = false
        return put(command.input)
      }
      return done
    }
    const bytes = files.get(command.input.Key ?? '')
    if (!bytes) throw refusal('NoSuchKey')
    return { Body: { transformToByteArray: async () => bytes }, ETag: tagOf(command.input.Key ?? '') }
  }
  return bucketTarget({ send } as unknown as S3Client, 'bucket')
}

test('takes the place of what was seen, and of nothing else', async () => {
  const target = fakeBucket()
  const first = await target.replace('a.json', encode('1'), headers, null)
  expect(await target.replace('a.json', encode('2'), headers, null)).toBeNull()
  const second = await target.replace('a.json', encode('2'), headers, first)
  expect(await target.replace('a.json', encode('3'), headers, first)).toBeNull()
  expect((await target.readMarked('a.json'))?.mark).toBe(second)
  expect(await target.read('a.json')).toEqual(encode('2'))
})

test('a write that held, and whose answer was lost, counts as done', async () => {
  const target = fakeBucket({ losesAnswer: true })
  expect(await target.replace('a.json', encode('1'), headers, null)).toBe(`"${hashOf(encode('1'))}"`)
})
