import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { GetObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type * as z from 'zod'
import { BoundedMap } from './bounded-map.ts'
import { type Live, liveKey, liveSchema, objectKey } from '../contract/index.ts'

interface PublishedDeps {
  client: S3Client
  bucket: string
  /** Epoch ms. */
  clock?: () => number
  /** For how long a copy is used before checking for a newer version, ms. */
  freshMs?: number
  /** How many files are kept in memory. */
  keep?: number
}

interface PublishedFile<T> {
  value: T
  etag: string
}

type Parse = (text: string) => unknown

interface Copy extends PublishedFile<unknown> {
  checkedAt: number
}

const plainOf = (bytes: Uint8Array, encoding: string | undefined): Uint8Array => {
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return bytes
}

const parseLive: Parse = (text) => liveSchema.parse(JSON.parse(text))

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** The live slot of a set is looked up no more often than copies are checked; when it changes, all copies are dropped. */
export const openPublished = ({ client, bucket, clock = Date.now, freshMs = 10_000, keep = 64 }: PublishedDeps) => {
  const copies = new BoundedMap<string, Copy>(keep)

  const fetchObject = async (key: string, parse: Parse, copy: Copy | undefined): Promise<Copy | null> => {
    try {
      const { Body, ETag, ContentEncoding } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...(copy ? { IfNoneMatch: copy.etag } : {}) }),
      )
      const bytes = plainOf((await Body?.transformToByteArray()) ?? new Uint8Array(), ContentEncoding)
      return { value: parse(new TextDecoder().decode(bytes)), etag: ETag ?? '', checkedAt: clock() }
    } catch (error) {
      const status = statusOf(error)
      if (status === 304 && copy) return { ...copy, checkedAt: clock() }
      if (status !== 404) throw error
      return null
    }
  }

  let pointer: { live: Live; copy: Copy | undefined; checkedAt: number } | null = null
  const liveNow = async (): Promise<Live> => {
    if (pointer && clock() - pointer.checkedAt < freshMs) return pointer.live
    const copy = (await fetchObject(liveKey, parseLive, pointer?.copy)) ?? undefined
    if (pointer && copy?.etag !== pointer.copy?.etag) copies.clear()
    pointer = { live: (copy?.value ?? {}) as Live, copy, checkedAt: clock() }
    return pointer.live
  }

  const get = async (kind: 'json' | 'text', key: string, parse: Parse): Promise<Copy | null> => {
    const object = objectKey(await liveNow(), key)
    if (object === null) return null
    const name = `${kind} ${object}`
    const copy = copies.get(name)
    if (copy && clock() - copy.checkedAt < freshMs) return copy
    const found = await fetchObject(object, parse, copy)
    if (found) copies.set(name, found)
    else copies.delete(name)
    return found
  }

  return {
    /** Null if it is not published. Copies are revalidated by ETag. Throws if it does not match the schema, since wrong files of our own are a bug. */
    getJson: async <T>(key: string, schema: z.ZodType<T>): Promise<PublishedFile<T> | null> =>
      (await get('json', key, (text) => schema.parse(JSON.parse(text)))) as PublishedFile<T> | null,

    /** The text of the file of a key of the contract, for code that reads only a part of it; null if it is not published. */
    getText: async (key: string): Promise<PublishedFile<string> | null> =>
      (await get('text', key, (text) => text)) as PublishedFile<string> | null,
  }
}

export type PublishedStore = ReturnType<typeof openPublished>
