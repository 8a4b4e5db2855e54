import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bannersFolder, cardsFolder } from '@kupodex/data/contract'
import { headersOf } from '@kupodex/pipeline/publish'
import type { Faults } from './faults/faults.ts'
import { strikeServer } from './faults/strike.ts'
import { guard, notOurs, standInKey } from './guard.ts'
import { keepOpen, type Running } from './stand-ins.ts'
import { type Listed, listBelow, readBelow, removeBelow, removeOlder, writeBelow } from './bucket/folder.ts'
import { answerForm, type FormsBucket, isFormRequest } from './bucket/forms.ts'

/** The statuses with which S3 refuses, by the code that its clients read. */
const statusOf = { NoSuchKey: 404, NoSuchBucket: 404, InvalidURI: 400, AccessDenied: 403 } as const

const xml = '<?xml version="1.0" encoding="UTF-8"?>'

const refuse = (response: ServerResponse, code: keyof typeof statusOf): void => {
  const body = `${xml}<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(statusOf[code], { 'content-type': 'application/xml' }).end(body)
}

/** The bucket, key and query of a path-style address; null where it cannot be read. */
const readAddress = (url: string): { bucket: string; key: string; query: URLSearchParams } | null => {
  try {
    const [path = '', query = ''] = url.split('?')
    const [, bucket = '', ...words] = path.split('/').map(decodeURIComponent)
    return { bucket, key: words.join('/'), query: new URLSearchParams(query) }
  } catch {
    return null
  }
}

const read = async (folder: string, key: string, request: IncomingMessage, response: ServerResponse) => {
  const bytes = await readBelow(folder, key)
  if (bytes === null) return refuse(response, 'NoSuchKey')
  const { contentType, cacheControl } = headersOf(key)
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const headers = { etag, 'content-type': contentType, 'cache-control': cacheControl }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const write = async (folder: string, key: string, request: IncomingMessage, response: ServerResponse) => {
  const bytes = await buffer(request)
  if (!(await writeBelow(folder, key, bytes))) return refuse(response, 'AccessDenied')
  response.writeHead(200, { etag: `"${createHash('md5').update(bytes).digest('hex')}"` }).end()
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const contentsOf = ({ key, size, at }: Listed): string =>
  `<Contents><Key>${key.replace(/[&<>]/g, (letter) => escapes[letter] ?? '')}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${size}</Size></Contents>`

const list = async (folder: string, query: URLSearchParams, response: ServerResponse) => {
  const listed = await listBelow(folder, query.get('prefix') ?? '')
  const body = `${xml}<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${listed.length}</KeyCount>${listed.map(contentsOf).join('')}</ListBucketResult>`
  response.writeHead(200, { 'content-type': 'application/xml' }).end(body)
}

const remove = async (folder: string, key: string, response: ServerResponse) => {
  await removeBelow(folder, key)
  response.writeHead(204).end()
}

/** What functions may write and list in the bucket of readers; publishing writes its folder without requests. */
const written = [`${bannersFolder}/`, `${cardsFolder}/`]

/** The folder of each bucket by name. */
type Folders = ReadonlyMap<string, string>

const answer = async (folders: Folders, name: string, request: IncomingMessage, response: ServerResponse) => {
  const address = readAddress(request.url ?? '/')
  if (address === null) return refuse(response, 'InvalidURI')
  const { bucket, key, query } = address
  const folder = folders.get(bucket)
  if (folder === undefined) return refuse(response, 'NoSuchBucket')
  const isOpen = (of: string | null) => bucket !== name || written.some((start) => of?.startsWith(start))
  const { method } = request
  if (method === 'GET' && key === '' && query.get('list-type') === '2' && isOpen(query.get('prefix')))
    return list(folder, query, response)
  if (method === 'GET' || method === 'HEAD') return read(folder, key, request, response)
  if (method === 'PUT' && bucket === name && isOpen(key)) return write(folder, key, request, response)
  if (method === 'DELETE' && isOpen(key)) return remove(folder, key, response)
  return refuse(response, 'AccessDenied')
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** How long the bucket of uploads keeps what is in it, ms, as its lifecycle rule on AWS: here it is looked after at each start. */
const uploadsKept = 24 * 3600_000

/**
 * Serves a folder on a loopback port as S3 serves the objects of the bucket `name`, to programs of this machine. It can only be read,
 * but for banners and cards: publishing writes the files. `uploads` is a second bucket, which takes forms of pages.
 */
export const startBucket = async (
  port: number,
  folder: string,
  name: string,
  uploads?: FormsBucket,
  faults?: Faults,
): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const folders = new Map([[name, folder]])
  if (uploads) {
    folders.set(uploads.name, uploads.folder)
    await removeOlder(uploads.folder, uploads.clock() - uploadsKept)
  }
  const isForm = (request: IncomingMessage) => uploads !== undefined && isFormRequest(uploads, request)
  const server = createServer((request, response) => {
    const answered =
      uploads && isForm(request) ? answerForm(uploads, request, response) : answer(folders, name, request, response)
    answered.catch(() => response.destroy())
  })
  keepOpen(server)
  strikeServer(server, 'bucket', faults)
  const ours = notOurs(standInKey)
  guard(server, (headers, request) => (isForm(request) ? null : ours(headers)))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => close(server) }))
  })
}
