import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { edgeTable } from '#edge/table.ts'
import { type Running, startS3 } from '../stand-ins.ts'
import { freePort } from '../testing.ts'
import type { FunctionHandler } from './events.ts'
import { startWeb, type WebWorld } from './server.ts'

/** An object of the bucket by its key: its text, and how it is served. */
export type TestObjects = Record<string, { body: string; type?: string }>

/** Starts the local edge before a bucket with these objects and functions; `port` is its own, `stop` ends both. */
export const startTestWeb = async (
  objects: TestObjects,
  functions: Record<string, FunctionHandler>,
  { log = () => {}, behaviours }: Partial<Pick<WebWorld, 'log' | 'behaviours'>> = {},
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
  const web = await startWeb(
    { client, bucket: 'kupodex', table: edgeTable, log, functions, ...(behaviours ? { behaviours } : {}) },
    0,
  )
  return {
    port: web.port,
    stop: async () => {
      await web.stop()
      await s3.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An answer as it came over the wire, nothing of it decoded. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Asks for a path as it stands: nothing between makes it tidy, as `fetch` would. */
export const askRaw = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const all = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: all, text: all.toString('utf8') })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
