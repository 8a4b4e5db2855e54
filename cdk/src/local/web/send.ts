import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureStatus, type FailureCode, openHeaders } from '@kupodex/data/contract'
import { inertHeaders, securityHeaders } from '#edge/headers.ts'
import { chooseEncoding, compressed } from './compress.ts'
import { hasAlready, rangeOf } from './conditional.ts'
import type { WebObject } from './objects.ts'
import type { CdnRefusal } from './strict.ts'

/** Headers of an answer, their names in lower case. */
export type Headers = Record<string, string>

export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Headers of answers that programs of other sites may read. */
export const apiHeaders: Headers = { ...openHeaders, ...inertHeaders }

/** Sends a body, compressed as the reader knows it where it is not already. */
export const send = async (
  { request, response }: Exchange,
  status: number,
  { etag, ...headers }: Headers,
  body: Buffer,
): Promise<void> => {
  const encoding = headers['content-encoding']
    ? null
    : chooseEncoding(String(request.headers['accept-encoding'] ?? ''), headers['content-type'] ?? '', body.length)
  const packed = encoding ? await compressed(body, encoding, etag) : body
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    // Compressed, it is another sequence of bytes.
    ...(etag === undefined ? {} : { etag: encoding && !etag.startsWith('W/') ? `W/${etag}` : etag }),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    vary: 'accept-encoding',
    'content-length': packed.length,
  })
  response.end(request.method === 'HEAD' ? undefined : packed)
}

export const sendFailure = (exchange: Exchange, code: FailureCode, message: string): Promise<void> =>
  send(
    exchange,
    failureStatus[code],
    { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=10' },
    Buffer.from(JSON.stringify({ code, message })),
  )

/** Refuses as the CDN does, without a code; what is left of the request is not read. */
export const sendRefusal = ({ response }: Exchange, { status, says }: CdnRefusal): void =>
  void response
    .writeHead(status, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
    .end(`${status} ${says}\n`)

export const sendHead = ({ response }: Exchange, status: number, headers: Headers): void =>
  void response
    .writeHead(status, { ...securityHeaders, ...headers, ...(status === 301 ? { 'content-length': 0 } : {}) })
    .end()

/** Sends an object, or the part of it that is asked for, or says that the reader has it already. */
export const sendObject = (
  exchange: Exchange,
  { body, etag, ...object }: WebObject,
  extra: Headers,
  status = 200,
): Promise<void> | void => {
  const headers: Headers = {
    ...extra,
    'content-type': object.type,
    'cache-control': object.cacheControl,
    'accept-ranges': 'bytes',
    etag,
    ...(object.encoding ? { 'content-encoding': object.encoding } : {}),
  }
  const asked = exchange.request.headers
  if (status !== 200) return send(exchange, status, headers, body)
  if (hasAlready(asked['if-none-match'], etag)) {
    return sendHead(exchange, 304, { ...extra, etag, 'cache-control': object.cacheControl })
  }
  const range = exchange.request.method === 'GET' ? rangeOf(asked, { size: body.length, etag }) : 'whole'
  if (range === 'whole') return send(exchange, 200, headers, body)
  if (range === 'none') return sendHead(exchange, 416, { ...extra, 'content-range': `bytes */${body.length}` })
  const { first, last } = range
  const part = body.subarray(first, last + 1)
  exchange.response
    .writeHead(206, {
      ...securityHeaders,
      ...headers,
      'content-range': `bytes ${first}-${last}/${body.length}`,
      'content-length': part.length,
    })
    .end(part)
}
