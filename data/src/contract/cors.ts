import { apiKeyHeader, bodyHashHeader, type Call } from './call.ts'

type Method = Call['method']

/** Response headers, besides those that are always readable, that pages of other sites may read. */
export const exposedHeaders = ['etag', 'retry-after', 'deprecation', 'link'] as const

/**
 * Headers of answers that pages of any site may read: those of calls that anyone may make. Other calls do not send them and
 * their preflights allow nothing, since only our own pages make them; so `authorization` is not listed here.
 */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
} as const

/** The allowed methods of a path, from those of its calls: GET also allows HEAD, and OPTIONS is always allowed. */
export const allowedMethods = (methods: readonly Method[]): string[] => [
  ...new Set([...methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])), 'OPTIONS']),
]

const reading = ['if-none-match', apiKeyHeader]
const writing = [apiKeyHeader, 'content-type', bodyHashHeader]

export const preflightHeaders = (method: Method = 'GET') => ({
  'access-control-allow-origin': openHeaders['access-control-allow-origin'],
  'access-control-allow-methods': allowedMethods([method]).join(', '),
  'access-control-allow-headers': (method === 'GET' ? reading : writing).join(', '),
  'access-control-max-age': '86400',
})
