import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { conditionalWrites, type ObjectStore } from './conditional-writes.ts'

interface StoredObject {
  bucket: string
  key: string
  content: Buffer | NodeJS.ReadableStream
  metadata: unknown
}

/** The part of s3rver that is used here; it has no types of its own. */
interface Server {
  store: ObjectStore & {
    getResourcePath: (bucket: string, key: string, resource: string) => string
    putMetadata: (bucket: string, key: string, metadata: unknown, md5: string) => Promise<unknown>
    putObject: (object: StoredObject) => Promise<{ size: number; md5: string }>
  }
  /** The middleware that each request passes, in this order. */
  middleware: ReturnType<typeof conditionalWrites>[]
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
}

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Server

/** The name and secret that the stand-in knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A bucket over an S3 stand-in of its own, for tests. */
export interface TestBucket {
  bucket: string
  client: S3Client
  endpoint: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  close: () => Promise<void>
}

/**
 * s3rver answers before an object is on the disk, so that an immediate read may find an empty one. S3 does not; here too an
 * object is complete and visible once its upload is answered.
 */
const keepWhole = (store: Server['store']): void => {
  let count = 0
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = store.getResourcePath(bucket, key, 'object')
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
    const md5 = createHash('md5').update(bytes).digest('hex')
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.part${count++}`
    await writeFile(part, bytes)
    await rename(part, path)
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: bytes.length, md5 }
  }
}

/** Starts an S3 stand-in on a port of this machine, a free one if none is named, with one bucket that keeps conditions of writes. */
export const startTestBucket = async (bucket = 'kupodex-test', port = 0): Promise<TestBucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'kupodex-bucket-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  keepWhole(server.store)
  server.middleware.unshift(conditionalWrites(server.store))
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  return {
    ...{ bucket, client, endpoint, credentials },
    close: async () => {
      client.destroy()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
