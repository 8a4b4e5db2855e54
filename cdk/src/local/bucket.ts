import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { headersOf } from '@kupodex/pipeline/publish'
import { guard, notOurs, standInKey } from './guard.ts'
import type { Running } from './stand-ins.ts'

/** The statuses with which S3 refuses, by the code that its clients read. */
const statusOf = { NoSuchKey: 404, NoSuchBucket: 404, InvalidURI: 400, AccessDenied: 403 } as const

const refuse = (response: ServerResponse, code: keyof typeof statusOf): void => {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(statusOf[code], { 'content-type': 'application/xml' }).end(body)
}

/** The bucket and key of a path-style address; null where it cannot be read. */
const readAddress = (url: string): { bucket: string; key: string } | null => {
  try {
    const [, bucket = '', ...words] = (url.split('?')[0] ?? '').split('/').map(decodeURIComponent)
    return { bucket, key: words.join('/') }
  } catch {
    return null
  }
}

/** The bytes of a file below a folder; null where it is missing or the key leads out of the folder. */
const readBelow = async (folder: string, key: string): Promise<Buffer | null> => {
  const path = join(folder, key)
  if (key.includes('\0') || !path.startsWith(join(folder, sep))) return null
  try {
    return await readFile(path)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null
    throw error
  }
}

const answer = async (folder: string, name: string, request: IncomingMessage, response: ServerResponse) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 'AccessDenied')
  const address = readAddress(request.url ?? '/')
  if (address === null) return refuse(response, 'InvalidURI')
  if (address.bucket !== name) return refuse(response, 'NoSuchBucket')
  const bytes = await readBelow(folder, address.key)
  if (bytes === null) return refuse(response, 'NoSuchKey')
  const { contentType, cacheControl } = headersOf(address.key)
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const headers = { etag, 'content-type': contentType, 'cache-control': cacheControl }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/**
 * Serves a folder on a loopback port as S3 serves the objects of the bucket `name`. It can only be read, by programs of this
 * machine: publishing writes the files.
 */
export const startBucket = (port: number, folder: string, name: string): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const server = createServer((request, response) => {
    answer(folder, name, request, response).catch(() => response.destroy())
  })
  guard(server, notOurs(standInKey))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => close(server) }))
  })
}
