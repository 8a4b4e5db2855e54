import { type GetObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { bucketTarget } from './bucket.ts'
import { hashOf } from './file.ts'

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
