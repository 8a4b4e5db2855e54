import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { edgeTable } from '#edge/table.ts'
import { type Running, startS3 } from '../stand-ins.ts'
import { freePort } from '../testing.ts'
import type { FunctionHandler } from './events.ts'
import { startWeb } from './server.ts'

/** An object of the bucket by its key: its text, and how it is served. */
export type TestObjects = Record<string, { body: string; type?: string }>

/** Starts the local edge before a bucket with these objects and functions; `port` is its own, `stop` ends both. */
export const startTestWeb = async (
  objects: TestObjects,
  functions: Record<string, FunctionHandler>,
): Promise<Running & { port: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-web-'))
  const port = await freePort()
  const s3 = await startS3(port, folder, 'kupodex')
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  for (const [key, { body, type = 'application/json' }] of Object.entries(objects)) {
    await client.send(
      new PutObjectCommand({
        Bucket: 'kupodex',
        Key: key,
        Body: body,
        ContentType: type,
        CacheControl: 'public, max-age=60',
      }),
    )
  }
  const web = await startWeb({ client, bucket: 'kupodex', table: edgeTable, log: () => {}, functions }, 0)
  return {
    port: web.port,
    stop: async () => {
      await web.stop()
      await s3.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
