import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { S3Client } from '@aws-sdk/client-s3'
import { answerS3 } from './answer-s3.ts'
import { memoryObjects, type Objects } from './objects.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }

/** A bucket over a stand-in of S3 of its own, for tests. */
export interface TestBucket {
  bucket: string
  client: S3Client
  endpoint: string
  credentials: typeof credentials
  /** What lies in the bucket, to be looked at and put there without requests. */
  objects: Objects
  close: () => Promise<void>
}

/** Starts a stand-in of S3 on a port of this machine, a free one if none is named, with empty buckets in memory. */
export const startTestBucket = async (
  bucket = 'kupodex-test',
  { port = 0, others = [] }: { port?: number; others?: readonly string[] } = {},
): Promise<TestBucket> => {
  const objects = memoryObjects()
  const besides = others.map((name) => [name, memoryObjects()] as const)
  const answer = answerS3({ buckets: new Map([[bucket, objects], ...besides]) })
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  // Closing idle connections would lose requests that are on their way in the same moment.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  return {
    ...{ bucket, client, endpoint, credentials, objects },
    close: async () => {
      client.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
