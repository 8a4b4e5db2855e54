import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Headers, Target } from './target.ts'
import { folderTarget } from './folder.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/**
 * CloudFront compresses texts by itself, in Brotli or gzip as the reader asks, so files are stored as they are; but not those
 * of more bytes than this. They are stored as gzip, which every reader knows.
 */
const compressedByEdge = 10_000_000

const isText = (contentType: string) => /charset=utf-8$/.test(contentType)

/** The most keys that S3 removes per request. */
const removeAtOnce = 1000

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey'

/** What S3 answers where a condition does not hold, or where two conditional writes meet. */
const isRefused = (error: unknown) =>
  error instanceof S3ServiceException && ['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.name)

export const bucketTarget = (client: S3Client, bucket: string): Target => {
  const readMarked: Target['readMarked'] = async (key) => {
    try {
      const { Body, ContentEncoding, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      const bytes = await Body?.transformToByteArray()
      if (!bytes) return null
      return { bytes: ContentEncoding === 'gzip' ? await unzip(bytes) : bytes, mark: ETag ?? '' }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const put = async (
    key: string,
    body: Uint8Array,
    { contentType, cacheControl }: Headers,
    condition: { IfMatch?: string; IfNoneMatch?: string } = {},
  ): Promise<string> => {
    const isLarge = body.length > compressedByEdge && isText(contentType)
    const { ETag } = await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: isLarge ? await zip(body) : body,
        ...(isLarge ? { ContentEncoding: 'gzip' } : {}),
        ContentType: contentType,
        CacheControl: cacheControl,
        ...condition,
      }),
    )
    return ETag ?? ''
  }
  const replace: Target['replace'] = async (key, body, headers, mark) => {
    try {
      return await put(key, body, headers, mark === null ? { IfNoneMatch: '*' } : { IfMatch: mark })
    } catch (error) {
      if (!isRefused(error)) throw error
      // A try whose answer was lost is made again by the client, and refused because the first one held.
      const now = await readMarked(key)
      return now && Buffer.compare(now.bytes, body) === 0 ? now.mark : null
    }
  }
  return {
    read: async (key) => (await readMarked(key))?.bytes ?? null,
    readMarked,
    replace,
    write: async (key, body, headers) => void (await put(key, body, headers)),
    copy: async (from, to) => {
      try {
        // Type, encoding and caching come with the copy.
        await client.send(
          new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: encodeURI(`${bucket}/${from}`) }),
        )
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += removeAtOnce) {
        const Objects = keys.slice(from, from + removeAtOnce).map((Key) => ({ Key }))
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        const first = Errors?.[0]
        if (first) throw new Error(`could not remove ${first.Key}: ${first.Code} ${first.Message}`)
      }
    },
  }
}

/** The target for a bucket: the folder of its objects if that is set, else the bucket itself, with a request for each file. */
export const bucketOrFolder = (client: S3Client, bucket: string, folder: string | undefined): Target =>
  folder === undefined ? bucketTarget(client, bucket) : folderTarget(folder)
