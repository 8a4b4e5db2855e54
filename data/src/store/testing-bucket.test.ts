import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
