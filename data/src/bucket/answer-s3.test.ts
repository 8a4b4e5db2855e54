import { openForAll } from '../opened.fixture.ts'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { describe, expect, test } from 'vitest'
import { startTestBucket } from './bucket.fixture.ts'

const opened = openForAll(startTestBucket)

test('an object is whole as soon as its upload is answered, and never half an old one', async () => {
  const { client, bucket: Bucket } = opened
  const bodies = Array.from({ length: 20 }, (_, at) => String(at).repeat(200_000 - at * 7000))
  for (const Body of bodies) {
    await client.send(new PutObjectCommand({ Bucket, Key: 'a/one', Body, ContentType: 'text/plain' }))
    const { Body: read, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key: 'a/one' }))
    expect((await read?.transformToString()) === Body).toBe(true)
    expect(ContentType).toBe('text/plain')
  }
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }))
  expect(Contents?.map(({ Key }) => Key)).toEqual(['a/one'])
})

describe('a conditional write', () => {
  const write = (Body: string, condition: { IfMatch: string } | { IfNoneMatch: string }, Key = 'm/a.json') =>
    opened.client.send(new PutObjectCommand({ Bucket: opened.bucket, Key, Body, ...condition })).then(
      ({ ETag }) => ETag ?? '',
      ({ $metadata }: { $metadata: { httpStatusCode: number } }) => $metadata.httpStatusCode,
    )

  test('is refused where its condition does not hold; of two at once that have seen the same, one holds', async () => {
    const first = await write('1', { IfNoneMatch: '*' })
    expect(first).toMatch(/^"/)
    expect(await write('2', { IfNoneMatch: '*' })).toBe(412)
    expect(await write('2', { IfMatch: '"other"' })).toBe(412)
    const both = await Promise.all(['a', 'b'].map((body) => write(body, { IfMatch: String(first) })))
    expect(both.filter((answer) => answer === 412)).toHaveLength(1)
    const { Body } = await opened.client.send(new GetObjectCommand({ Bucket: opened.bucket, Key: 'm/a.json' }))
    expect(await Body?.transformToString()).toBe(both[0] === 412 ? 'b' : 'a')
  })

  test('whose address cannot be read is refused, and holds up no other', async () => {
    const put = (path: string) =>
      fetch(`${opened.endpoint}/${path}`, { method: 'PUT', headers: { 'if-none-match': '*' }, body: 'x' })
    expect((await put(`${opened.bucket}/%zz`)).status).toBe(400)
    expect(await write('1', { IfNoneMatch: '*' }, 'm/b.json')).toMatch(/^"/)
  })
})

const put = (Key: string, Body = 'kupo', more: { CacheControl?: string; ContentEncoding?: string } = {}) =>
  opened.client.send(new PutObjectCommand({ Bucket: opened.bucket, Key, Body, ContentType: 'text/plain', ...more }))
const get = (Key: string, more: { IfNoneMatch?: string; Bucket?: string } = {}) =>
  opened.client.send(new GetObjectCommand({ Bucket: opened.bucket, Key, ...more }))
const keysBelow = async (Prefix: string) => {
  const { Contents = [] } = await opened.client.send(new ListObjectsV2Command({ Bucket: opened.bucket, Prefix }))
  return Contents.map(({ Key }) => Key)
}

test('an object is served with what it was written with, and not again to who has it', async () => {
  const kept = { CacheControl: 'public, max-age=60', ContentEncoding: 'gzip' }
  const { ETag = '' } = await put('served/a b&c/ü.txt', 'kupo', kept)
  const headers = { ...kept, ContentType: 'text/plain', ETag, ContentLength: 4 }
  expect(await get('served/a b&c/ü.txt')).toMatchObject(headers)
  const Head = { Bucket: opened.bucket, Key: 'served/a b&c/ü.txt' }
  expect(await opened.client.send(new HeadObjectCommand(Head))).toMatchObject(headers)
  const { $metadata } = await get('served/a b&c/ü.txt', { IfNoneMatch: ETag }).catch((error) => error)
  expect($metadata.httpStatusCode).toBe(304)
})

test('what is not there is missing: an object, what would be copied, a bucket', async () => {
  await expect(get('none')).rejects.toThrow(NoSuchKey)
  await expect(opened.client.send(new HeadObjectCommand({ Bucket: opened.bucket, Key: 'none' }))).rejects.toThrow()
  const copy = { Bucket: opened.bucket, Key: 'copy', CopySource: `${opened.bucket}/none` }
  await expect(opened.client.send(new CopyObjectCommand(copy))).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(get('none', { Bucket: 'other' })).rejects.toMatchObject({ name: 'NoSuchBucket' })
})

test('a copy has the bytes and headers of what was copied, and stays when that is written again', async () => {
  await put('copied/a b.txt', 'first', { CacheControl: 'no-cache' })
  const CopySource = encodeURI(`${opened.bucket}/copied/a b.txt`)
  await opened.client.send(new CopyObjectCommand({ Bucket: opened.bucket, Key: 'copied/to.txt', CopySource }))
  await put('copied/a b.txt', 'second')
  const { Body, CacheControl, ContentType } = await get('copied/to.txt')
  expect([await Body?.transformToString(), CacheControl, ContentType]).toEqual(['first', 'no-cache', 'text/plain'])
})

test('objects are removed, one or many at once, and one that is not there is no error', async () => {
  for (const key of ['gone/a', 'gone/<b> & c', 'gone/d', 'gone/left']) await put(key)
  await opened.client.send(new DeleteObjectCommand({ Bucket: opened.bucket, Key: 'gone/a' }))
  const Objects = ['gone/<b> & c', 'gone/d', 'gone/none'].map((Key) => ({ Key }))
  const Delete = { Objects, Quiet: true }
  const { Errors } = await opened.client.send(new DeleteObjectsCommand({ Bucket: opened.bucket, Delete }))
  expect([Errors ?? [], await keysBelow('gone/')]).toEqual([[], ['gone/left']])
})

test('a list has what begins alike, by key, a page after another', async () => {
  const keys = Array.from({ length: 25 }, (_, at) => `listed/${String(at).padStart(2, '0')} <&>`)
  await put('listen/other')
  for (const key of keys.toReversed()) await put(key)
  expect(await keysBelow('listed/')).toEqual(keys)
  const pages: (string | undefined)[][] = []
  const asked = { Bucket: opened.bucket, Prefix: 'listed/', MaxKeys: 10 }
  for await (const { Contents = [] } of paginateListObjectsV2({ client: opened.client }, asked))
    pages.push(Contents.map(({ Key }) => Key))
  expect(pages).toEqual([keys.slice(0, 10), keys.slice(10, 20), keys.slice(20)])
})

test('a body in signed pieces is refused rather than kept with its signatures', async () => {
  const headers = { 'content-encoding': 'aws-chunked' }
  const sent = await fetch(`${opened.endpoint}/${opened.bucket}/pieces`, { method: 'PUT', headers, body: 'x' })
  expect([sent.status, await keysBelow('pieces')]).toEqual([501, []])
})

test('an object at an address that asks for a list is read, a bucket alone is no object', async () => {
  await put('asked/for', 'moogle')
  const of = (path: string) => fetch(`${opened.endpoint}/${opened.bucket}${path}`)
  const [object, bucket] = await Promise.all([of('/asked/for?list-type=2'), of('/')])
  expect([await object.text(), bucket.status]).toEqual(['moogle', 404])
})
