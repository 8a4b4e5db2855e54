import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { GetObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type * as z from 'zod'

/** What reading published files needs. */
export interface PublishedWorld {
  client: S3Client
  bucket: string
  /** Epoch ms. */
  clock?: () => number
  /** For how long a copy is used without asking whether it is still the newest. */
  freshMs?: number
  /** How many files are kept in memory. */
  keep?: number
}

/** A published file: its parsed content and its ETag. */
export interface PublishedFile<T> {
  value: T
  etag: string
}

interface Copy extends PublishedFile<unknown> {
  checkedAt: number
}

const plainOf = (bytes: Uint8Array, encoding: string | undefined): Uint8Array => {
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return bytes
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Read access to the published JSON files. */
export const openPublished = ({ client, bucket, clock = Date.now, freshMs = 10_000, keep = 64 }: PublishedWorld) => {
  const copies = new Map<string, Copy>()

  const remember = (key: string, copy: Copy) => {
    copies.delete(key)
    copies.set(key, copy)
    if (copies.size > keep) copies.delete(copies.keys().next().value as string)
  }

  return {
    /**
     * The file under a key; null where nothing is published there. A copy is kept and asked after by its ETag. Content
     * that does not fit the schema throws: what we published ourselves is a bug when it is wrong.
     */
    getJson: async <T>(key: string, schema: z.ZodType<T>): Promise<PublishedFile<T> | null> => {
      const copy = copies.get(key)
      if (copy && clock() - copy.checkedAt < freshMs) return copy as PublishedFile<T>
      try {
        const { Body, ETag, ContentEncoding } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: key, ...(copy ? { IfNoneMatch: copy.etag } : {}) }),
        )
        const bytes = plainOf((await Body?.transformToByteArray()) ?? new Uint8Array(), ContentEncoding)
        const value = schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
        remember(key, { value, etag: ETag ?? '', checkedAt: clock() })
        return { value, etag: ETag ?? '' }
      } catch (error) {
        const status = statusOf(error)
        if (status === 304 && copy) {
          remember(key, { ...copy, checkedAt: clock() })
          return copy as PublishedFile<T>
        }
        if (status !== 404) throw error
        copies.delete(key)
        return null
      }
    },
  }
}

/** Read access to the published JSON files. */
export type Published = ReturnType<typeof openPublished>
