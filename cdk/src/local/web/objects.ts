import { type Objects as Bucket, tagOf } from '@kupodex/data/bucket'
import { isSlotted, type Live, liveKey, liveSchema, slotKey } from '@kupodex/data/contract'

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
export const openObjects = (bucket: Pick<Bucket, 'read'>, clock: () => number = Date.now) => {
  /** Reads an object; null where the bucket has none of that key. */
  const read = async (key: string): Promise<WebObject | null> => {
    const found = await bucket.read(key)
    if (found === null) return null
    const { bytes, headers } = found
    const encoding = headers['content-encoding']
    return {
      body: bytes,
      type: headers['content-type'] ?? 'application/octet-stream',
      cacheControl: headers['cache-control'] ?? 'public, max-age=60',
      etag: tagOf(bytes),
      ...(encoding ? { encoding } : {}),
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

export type Objects = ReturnType<typeof openObjects>
