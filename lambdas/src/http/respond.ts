import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { apiKeyHeader, type CachePolicy, type Call, failureStatus } from '@kupodex/data/contract'
import type { HttpResult } from './event.ts'
import type { Failure } from './handler.ts'

/** Anybody's page may read our answers: all of them are public, none depends on cookies. */
const always = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, deprecation, link',
  'x-content-type-options': 'nosniff',
}

const methods = 'GET, HEAD, OPTIONS'

/** A function may answer 6 MB, in which each quote of the body takes two; what comes near is refused, packed or not. */
const mostBytes = 4 * 1024 * 1024

/** Larger bodies than this are compressed by us, smaller ones by the CDN. */
const compressFrom = 256 * 1024

const cacheControl = (policy: CachePolicy): string => {
  if (policy.kind === 'private') return 'private, no-store'
  const { maxAge, stale } = policy
  if (maxAge === 0) return 'no-cache'
  return `public, max-age=${maxAge}${stale ? `, stale-while-revalidate=${stale}` : ''}`
}

const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether an If-None-Match header names the ETag; a CDN that compresses turns ours into a weak one. */
const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()))

/** What of a request decides how an answer is sent. */
export interface Asked {
  method: string
  headers: Record<string, string | undefined>
}

/** Says that a call should not be used any more: `Deprecation` (RFC 9745) with the call that takes its place. */
const deprecation = ({ deprecated }: Pick<Call, 'deprecated'>): Record<string, string> =>
  deprecated === undefined
    ? {}
    : { deprecation: `@${deprecated.since}`, link: `<${deprecated.successor}>; rel="successor-version"` }

const tooLarge = (published: string | undefined): HttpResult =>
  published === undefined
    ? respondFailure({ code: 'answerTooLarge', message: 'This is more than 4 MB; ask for less at once.' })
    : respondFailure({
        code: 'readPublished',
        message: `This is more than 4 MB; read ${published}, which has all of it.`,
        location: published,
      })

/** Sends a good answer to a call, or 304 where the reader has it already; one that is too large leads to what is published. */
export const respond = (
  value: unknown,
  call: Pick<Call, 'cache' | 'deprecated' | 'published'>,
  { method, headers }: Asked,
): HttpResult => {
  const body = JSON.stringify(value)
  if (Buffer.byteLength(body) > mostBytes) return tooLarge(call.published)
  const etag = etagOf(body)
  const sent = {
    ...always,
    ...deprecation(call),
    etag,
    'cache-control': cacheControl(call.cache),
    vary: 'accept-encoding',
  }
  if (names(headers['if-none-match'], etag)) {
    return { statusCode: 304, headers: sent, body: '', isBase64Encoded: false }
  }
  if (method === 'HEAD') return { statusCode: 200, headers: sent, body: '', isBase64Encoded: false }
  if (body.length > compressFrom && /\bgzip\b/.test(headers['accept-encoding'] ?? '')) {
    const packed = gzipSync(body).toString('base64')
    return { statusCode: 200, headers: { ...sent, 'content-encoding': 'gzip' }, body: packed, isBase64Encoded: true }
  }
  return { statusCode: 200, headers: sent, body, isBase64Encoded: false }
}

/** Sends a refusal or failure: its code, and a sentence for people. */
export const respondFailure = ({ code, message, retryAfter, location }: Omit<Failure, 'ok'>): HttpResult => ({
  statusCode: failureStatus[code],
  headers: {
    ...always,
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(location === undefined ? {} : { location }),
    ...(code === 'methodNotAllowed' ? { allow: methods } : {}),
  },
  body: JSON.stringify({ code, message }),
  isBase64Encoded: false,
})

/** Answers a browser that asks whether it may call. */
export const respondPreflight = (): HttpResult => ({
  statusCode: 204,
  headers: {
    ...always,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': `if-none-match, ${apiKeyHeader}`,
    'access-control-max-age': '86400',
  },
  body: '',
  isBase64Encoded: false,
})
