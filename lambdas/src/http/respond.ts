import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import {
  allowedMethods,
  cacheControl,
  type Call,
  failureStatus,
  openHeaders,
  preflightHeaders,
} from '@kupodex/data/contract'
import { sizes } from '../ground/limits.ts'
import { acceptedEncodings } from './accepted-encodings.ts'
import type { HttpResult } from './event.ts'
import type { Failure } from './failure.ts'

const always = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

type RefusedCall = Pick<Call, 'audience'> & Partial<Pick<Call, 'cache'>>

/** Whether a call is for anyone; without a known call, the answer has no secrets. */
const isOpen = (call: Pick<Call, 'audience'> | undefined): boolean => call === undefined || call.audience === 'anyone'

/** Any site's page may read the answer of a call for anyone; of other calls, pages of our own only. */
const headersFor = (call: Pick<Call, 'audience'> | undefined): Record<string, string> =>
  isOpen(call) ? { ...always, ...openHeaders } : always

/** An answer for one user is never cached, whatever the cache policy of its call is. */
const cacheControlOf = ({ audience, cache }: Pick<Call, 'audience' | 'cache'>): string =>
  audience !== 'anyone' || cache.kind === 'private' ? 'private, no-store' : cacheControl(cache)

/** Refusals are kept nowhere, but for that there is no such thing, where the call of it says so. */
const cacheControlOfRefusal = (status: number, call: RefusedCall = { audience: 'anyone' }): string => {
  const { audience, cache } = call
  const seconds = status === 404 && audience === 'anyone' && cache?.kind === 'public' ? cache.missing : undefined
  return seconds === undefined ? 'no-store' : `public, max-age=${seconds}`
}

/** A hash of a text in 22 letters: 132 bits, by which versions differ. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const etagOf = (body: string): string => `"${hashOf(body)}"`

/** Whether an If-None-Match header names the ETag; a CDN that compresses makes our ETags weak. */
export const namesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((part) => ['*', etag, `W/${etag}`].includes(part.trim()))

interface Asked {
  method: string
  headers: Record<string, string | undefined>
}

/** Headers of a deprecated call: `Deprecation` (RFC 9745) and a link to its successor. */
const deprecation = ({ deprecated }: Pick<Call, 'deprecated'>): Record<string, string> =>
  deprecated === undefined
    ? {}
    : { deprecation: `@${deprecated.since}`, link: `<${deprecated.successor}>; rel="successor-version"` }

const tooLarge = (call: Pick<Call, 'audience' | 'published'>): HttpResult =>
  call.published === undefined
    ? respondFailure(
        { code: 'answerTooLarge', message: 'The response would be larger than 4 MB; request less at once.' },
        call,
      )
    : respondFailure(
        {
          code: 'readPublished',
          message: `The response would be larger than 4 MB; request ${call.published}, which contains all of it.`,
          location: call.published,
        },
        call,
      )

/** Sends the answer of a call, or 304 if the reader already has it; if it is too large, a failure that points to the published file. */
export const respond = (
  value: unknown,
  call: Pick<Call, 'audience' | 'cache' | 'mediaType' | 'deprecated' | 'published'>,
  { method, headers }: Asked,
): HttpResult => {
  const body = call.mediaType !== undefined && typeof value === 'string' ? value : JSON.stringify(value)
  if (Buffer.byteLength(body) > sizes.answerBytes) return tooLarge(call)
  const etag = etagOf(body)
  const sent = {
    ...headersFor(call),
    ...(call.mediaType === undefined ? {} : { 'content-type': `${call.mediaType}; charset=utf-8` }),
    ...deprecation(call),
    etag,
    'cache-control': cacheControlOf(call),
    vary: 'accept-encoding',
  }
  if (namesEtag(headers['if-none-match'], etag)) {
    return { statusCode: 304, headers: sent, body: '', isBase64Encoded: false }
  }
  if (method === 'HEAD') return { statusCode: 200, headers: sent, body: '', isBase64Encoded: false }
  if (body.length > sizes.compressedFrom && acceptedEncodings(headers['accept-encoding'] ?? '').includes('gzip')) {
    const packed = gzipSync(body).toString('base64')
    return { statusCode: 200, headers: { ...sent, 'content-encoding': 'gzip' }, body: packed, isBase64Encoded: true }
  }
  return { statusCode: 200, headers: sent, body, isBase64Encoded: false }
}

export const respondFailure = (
  { code, message, retryAfter, location, allow }: Omit<Failure, 'ok'>,
  call?: RefusedCall,
): HttpResult => ({
  statusCode: failureStatus[code],
  headers: {
    ...headersFor(call),
    'cache-control': cacheControlOfRefusal(failureStatus[code], call),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(location === undefined ? {} : { location }),
    ...(allow === undefined ? {} : { allow: allowedMethods(allow).join(', ') }),
  },
  body: JSON.stringify({ code, message }),
  isBase64Encoded: false,
})

/** Answers a browser that asks whether a page may call: pages of other sites may make calls for anyone. */
export const respondPreflight = (call?: Pick<Call, 'audience' | 'method'>): HttpResult => ({
  statusCode: 204,
  headers: isOpen(call) ? { ...headersFor(call), ...preflightHeaders(call?.method) } : headersFor(call),
  body: '',
  isBase64Encoded: false,
})
