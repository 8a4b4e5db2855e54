import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBucket, type TestBucket } from './testing-bucket.ts'

let opened: TestBucket
beforeAll(async () => {
  opened = await startTestBucket()
})
afterAll(() => opened.close())

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
