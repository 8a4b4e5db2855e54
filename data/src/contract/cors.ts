import { apiKeyHeader, bodyHashHeader, type Call } from './call.ts'

type Method = Call['method']

/** Headers of answers, besides the plain ones, that pages of other sites may read. */
export const exposedHeaders = ['etag', 'retry-after', 'deprecation', 'link'] as const

/**
 * Headers of answers that any site's page may read: those of calls for anyone. Other calls have none of them and no preflight
 * that allows anything: pages of our own alone make them, so `authorization` is in no list here.
 */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
} as const

/** The methods that a path takes whose calls have these: who may GET may ask for the headers alone, and anyone may ask what is allowed. */
export const allowedMethods = (methods: readonly Method[]): string[] => [
  ...new Set([...methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])), 'OPTIONS']),
]

const reading = ['if-none-match', apiKeyHeader]
const writing = [apiKeyHeader, 'content-type', bodyHashHeader]

/** Answers a browser that asks, for the page of another site, whether it may make a call by this method. */
export const preflightHeaders = (method: Method = 'GET') => ({
  'access-control-allow-origin': openHeaders['access-control-allow-origin'],
  'access-control-allow-methods': allowedMethods([method]).join(', '),
  'access-control-allow-headers': (method === 'GET' ? reading : writing).join(', '),
  'access-control-max-age': '86400',
})
