import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { Listed, Objects } from './objects.ts'

const statusOf = {
  InvalidURI: 400,
  AccessDenied: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  NotImplemented: 501,
} as const

type RefusalCode = keyof typeof statusOf

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? '')

const letters = Object.fromEntries(Object.entries(escapes).map(([letter, escaped]) => [escaped, letter]))

const unescapeXml = (content: string): string =>
  content.replace(/&(amp|lt|gt);/g, (escaped) => letters[escaped] ?? escaped)

/** `body` is markup already. */
const replyXml = (response: ServerResponse, body: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`)

const refuse = (response: ServerResponse, code: RefusalCode): void =>
  replyXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, statusOf[code])

/** The most objects of a page of a list. */
const mostListed = 1000

const contentsOf = ({ key, size, at }: Listed): string =>
  `<Contents><Key>${escapeXml(key)}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${size}</Size></Contents>`

/** A page of a list (ListObjectsV2): what comes after the key that the page before ended with, which is the token of the next one. */
const listPage = (listed: readonly Listed[], query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const left = listed.filter(({ key }) => key > after)
  const page = left.slice(0, Math.min(mostListed, Number(query.get('max-keys') ?? mostListed)))
  const isTruncated = page.length < left.length
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1)?.key ?? '')}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${page.map(contentsOf).join('')}</ListBucketResult>`
}

export type Action = 'read' | 'write' | 'remove' | 'list'

interface Buckets {
  buckets: ReadonlyMap<string, Objects>
  /** What may be done, besides reading objects; by default everything. `key` is the prefix of a list. */
  isAllowed?: (action: Action, bucket: string, key: string) => boolean
}

interface Request {
  request: IncomingMessage
  response: ServerResponse
  objects: Objects
  key: string
}

const keptHeaders = ['content-type', 'cache-control', 'content-encoding'] as const

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

/** The ETag that S3 gives to bytes written at once. */
export const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

const read = async ({ request, response, objects, key }: Request): Promise<void> => {
  const object = await objects.read(key)
  if (object === null) return refuse(response, 'NoSuchKey')
  const headers = { ...object.headers, etag: tagOf(object.bytes) }
  if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-length': object.bytes.length })
  response.end(request.method === 'HEAD' ? undefined : object.bytes)
}

/** Whether the condition of a write holds: that the object is the one with a tag, or that there is none. */
const holds = async ({ request, objects, key }: Request): Promise<boolean> => {
  const { 'if-match': tag, 'if-none-match': none } = request.headers
  if (tag === undefined && none === undefined) return true
  const object = await objects.read(key)
  if (none !== undefined) return object === null
  return object !== null && tag === tagOf(object.bytes)
}

const write = async (asked: Request, bytes: Buffer): Promise<void> => {
  const { request, response, objects, key } = asked
  if (!(await holds(asked))) return refuse(response, 'PreconditionFailed')
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  if (!(await objects.write(key, { bytes, headers }))) return refuse(response, 'AccessDenied')
  response.writeHead(200, { etag: tagOf(bytes) }).end()
}

const copy = async ({ response, objects, key }: Request, from: { objects: Objects; key: string }): Promise<void> => {
  const object = await from.objects.read(from.key)
  if (object === null) return refuse(response, 'NoSuchKey')
  if (!(await objects.write(key, object))) return refuse(response, 'AccessDenied')
  replyXml(response, `<CopyObjectResult><ETag>${tagOf(object.bytes)}</ETag></CopyObjectResult>`)
}

const remove = async ({ response, objects, key }: Request): Promise<void> => {
  await objects.remove(key)
  response.writeHead(204).end()
}

const removeMany = async ({ response, objects }: Request, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await objects.remove(key)
  replyXml(response, '<DeleteResult></DeleteResult>')
}

/**
 * Answers requests as S3 answers them, with the bucket in the path: objects are read, written (over a condition too), copied, listed
 * and removed, one or many at once. It looks at no signature. Conditional writes run one after another, so that of two with the same
 * condition only one succeeds.
 */
export const answerS3 = ({ buckets, isAllowed = () => true }: Buckets) => {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const done = turn.then(task)
    // The next one runs even if this one fails.
    turn = done.catch(() => undefined)
    return done
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = readAddress(request.url ?? '/')
    if (address === null) return refuse(response, 'InvalidURI')
    const { bucket, key, query } = address
    const objects = buckets.get(bucket)
    if (objects === undefined) return refuse(response, 'NoSuchBucket')
    const asked = { request, response, objects, key }
    const { method, headers } = request
    if (method === 'GET' && key === '' && query.get('list-type') === '2') {
      if (!isAllowed('list', bucket, query.get('prefix') ?? '')) return refuse(response, 'AccessDenied')
      return replyXml(response, listPage(await objects.list(query.get('prefix') ?? ''), query))
    }
    if (method === 'GET' || method === 'HEAD') return read(asked)
    if (method === 'POST' && key === '' && query.has('delete')) {
      const keys = [...(await text(request)).matchAll(/<Key>([^<]*)<\/Key>/g)].map((found) =>
        unescapeXml(found[1] ?? ''),
      )
      if (!keys.every((each) => isAllowed('remove', bucket, each))) return refuse(response, 'AccessDenied')
      return removeMany(asked, keys)
    }
    if (method === 'DELETE' && isAllowed('remove', bucket, key)) return remove(asked)
    if (method !== 'PUT' || !isAllowed('write', bucket, key)) return refuse(response, 'AccessDenied')
    const source = headers['x-amz-copy-source']
    if (source !== undefined) {
      const from = readAddress(`/${String(source).replace(/^\//, '')}`)
      const fromObjects = buckets.get(from?.bucket ?? '')
      return from && fromObjects
        ? copy(asked, { objects: fromObjects, key: from.key })
        : refuse(response, 'NoSuchBucket')
    }
    // A body in pieces with a signature each would have to be put together first; nothing of ours sends one.
    if (headers['content-encoding']?.includes('aws-chunked')) return refuse(response, 'NotImplemented')
    const bytes = await buffer(request)
    return inTurn(() => write(asked, bytes))
  }
}
