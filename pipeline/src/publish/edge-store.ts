import {
  type CloudFrontKeyValueStoreClient,
  DescribeKeyValueStoreCommand,
  GetKeyCommand,
  PutKeyCommand,
} from '@aws-sdk/client-cloudfront-keyvaluestore'
// The store takes no other signature, and the client finds it only where it was loaded.
import '@aws-sdk/signature-v4a'
import { liveEntry, liveKey } from '@kupodex/data/contract'
import type { Target } from './target.ts'

/** The store from which the edge reads which slot of each set is live. */
interface EdgeStore {
  /** The pointer that the edge has; an empty text where none was ever written. */
  read: () => Promise<string>
  /** Writes the pointer; all of the edge has it within seconds. */
  write: (text: string) => Promise<void>
}

/** The store of the edge on AWS, by its ARN. */
export const edgeStore = (client: CloudFrontKeyValueStoreClient, arn: string): EdgeStore => ({
  read: async () => {
    try {
      return (await client.send(new GetKeyCommand({ KvsARN: arn, Key: liveEntry }))).Value ?? ''
    } catch (error) {
      if ((error as Error).name === 'ResourceNotFoundException') return ''
      throw error
    }
  },
  write: async (text) => {
    const { ETag } = await client.send(new DescribeKeyValueStoreCommand({ KvsARN: arn }))
    await client.send(new PutKeyCommand({ KvsARN: arn, Key: liveEntry, Value: text, IfMatch: ETag }))
  },
})

/** A bucket that writes its pointer to the edge as well whenever it is written. */
export const bucketWithEdge = (bucket: Target, edge: EdgeStore): Target => ({
  ...bucket,
  replace: async (key, body, headers, mark) => {
    const replaced = await bucket.replace(key, body, headers, mark)
    if (replaced !== null && key === liveKey) await edge.write(new TextDecoder().decode(body))
    return replaced
  },
  write: async (key, body, headers) => {
    await bucket.write(key, body, headers)
    if (key === liveKey) await edge.write(new TextDecoder().decode(body))
  },
})

/**
 * Writes to the edge what is live where a run was cut off before it did; true where it had to. Nothing may be published before: the
 * slot that the bucket calls idle could be the one that the edge still shows.
 */
export const mendEdge = async (bucket: Pick<Target, 'read'>, edge: EdgeStore): Promise<boolean> => {
  const bytes = await bucket.read(liveKey)
  if (!bytes) return false
  const text = new TextDecoder().decode(bytes)
  if ((await edge.read()) === text) return false
  await edge.write(text)
  return true
}
