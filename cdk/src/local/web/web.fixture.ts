import { type IncomingHttpHeaders, request } from 'node:http'
import { memoryObjects } from '@kupodex/data/bucket'
import { edgeTable } from '#edge/table.ts'
import type { Running } from '../ground/running.ts'
import type { FunctionHandler } from './events.ts'
import { startWeb, type WebDeps } from './server.ts'

/** An object of the bucket by its key: its text, and how it is served. */
export type TestObjects = Record<string, { body: string; type?: string }>

/** Starts the local edge before a bucket with these objects and functions, on a port of its own. */
export const startTestWeb = async (
  objects: TestObjects,
  functions: Record<string, FunctionHandler>,
  { log = () => {}, ...more }: Partial<Pick<WebDeps, 'log' | 'behaviours' | 'faults' | 'limits'>> = {},
): Promise<Running & { port: number }> => {
  const bucket = memoryObjects()
  for (const [key, { body, type = 'application/json' }] of Object.entries(objects)) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=60' }
    await bucket.write(key, { bytes: Buffer.from(body), headers })
  }
  return startWeb({ bucket, table: edgeTable, log, functions, ...more }, 0)
}

/** An answer as it came over the wire, nothing of it decoded. */
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Asks for a path as it is, which `fetch` would normalise first. */
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
