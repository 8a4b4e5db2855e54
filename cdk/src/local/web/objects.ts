import { type GetObjectCommandOutput, GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3'
import { isSlotted, type Live, liveKey, liveSchema, slotKey } from '@kupodex/data/contract'

/** An object of the bucket as the edge serves it. */
export interface WebObject {
  body: Buffer
  type: string
  cacheControl: string
  etag: string
  /** How the body is compressed already. */
  encoding?: string
}

/** How long the pointer to the live slots is kept before it is read again (ms): about as long as CloudFront's store takes to spread. */
const pointerFresh = 1000

/** The objects of a bucket as the edge finds them. */
export const openObjects = (client: S3Client, bucket: string, clock: () => number = Date.now) => {
  /** Reads an object; null where the bucket has none of that key. */
  const read = async (key: string): Promise<WebObject | null> => {
    let found: GetObjectCommandOutput
    try {
      found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
    return {
      body: Buffer.from((await found.Body?.transformToByteArray()) ?? []),
      type: found.ContentType ?? 'application/octet-stream',
      cacheControl: found.CacheControl ?? 'public, max-age=60',
      etag: found.ETag ?? '',
      ...(found.ContentEncoding ? { encoding: found.ContentEncoding } : {}),
    }
  }

  let pointer: { live: Promise<Live>; at: number } | null = null
  const readLive = async (): Promise<Live> => {
    const found = await read(liveKey)
    return found ? liveSchema.parse(JSON.parse(found.body.toString('utf8'))) : {}
  }
  const liveNow = (): Promise<Live> => {
    if (!pointer || clock() - pointer.at >= pointerFresh) pointer = { live: readLive(), at: clock() }
    return pointer.live
  }

  return {
    read,
    /** Reads an object of a set out of the slot that is live; null where the set has none of that key. */
    readOfSet: async (set: string, key: string): Promise<WebObject | null> => {
      const of = isSlotted(set) ? (await liveNow())[set] : undefined
      return of && isSlotted(set) ? read(slotKey(set, of.slot, key)) : null
    },
  }
}

/** The objects of a bucket as the edge finds them. */
export type Objects = ReturnType<typeof openObjects>
