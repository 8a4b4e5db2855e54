import type { Live as LiveSets } from '@kupodex/data/contract'
import { forRobots } from '../edge/robots.ts'
import { type EdgeTable, route } from '../edge/route.ts'

/** Put in by the bundler (`edge-code.ts`). */
declare const EDGE_TABLE: EdgeTable
declare const EDGE_PREFLIGHT: EdgeResponse['headers']
declare const EDGE_FILLED: string

/** What the runtime brings: the store that is associated with the function. */
declare const cf: {
  kvs: () => { get: (key: string, options: { format: 'json' }) => Promise<Live> }
}

/** Which slot of each set is live, as the edge finds it under any word. */
type Live = Readonly<Record<string, LiveSets['night']>>

interface Value {
  value: string
  multiValue?: { value: string }[]
}

/** The part of CloudFront's request that routing reads; values of the query are as the reader sent them. */
export interface EdgeRequest {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers?: Record<string, { value: string }>
}

export interface EdgeResponse {
  statusCode: number
  statusDescription: string
  headers: Record<string, { value: string }>
  body?: string
}

const queryOf = (query: Record<string, Value>): string => {
  const pairs: string[] = []
  Object.keys(query).forEach((name) => {
    const given = query[name]
    const values = (given && given.multiValue) || (given ? [given] : [])
    values.forEach((each) => pairs.push(each.value === '' ? name : name + '=' + each.value))
  })
  return pairs.length > 0 ? '?' + pairs.join('&') : ''
}

const redirect = (to: string, query: Record<string, Value>): EdgeResponse => ({
  statusCode: 301,
  statusDescription: 'Moved Permanently',
  headers: { location: { value: to + queryOf(query) }, 'cache-control': { value: 'public, max-age=3600' } },
})

const failure = (statusCode: number, statusDescription: string, code: string, message: string): EdgeResponse => ({
  statusCode,
  statusDescription,
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'public, max-age=10' },
    'access-control-allow-origin': { value: '*' },
  },
  body: JSON.stringify({ code, message }),
})

/** Answers a browser that asks whether a page of another site may read; nothing else has this method here. */
const preflight = (): EdgeResponse => ({
  statusCode: 204,
  statusDescription: 'No Content',
  headers: EDGE_PREFLIGHT,
})

/**
 * Sends a request for a file of a set to the slot that is live. Since when it is goes with it into the cache key, so that what a
 * cache keeps of a slot that was filled again is never taken for the new content.
 */
const toLive = (request: EdgeRequest, set: string, key: string): Promise<EdgeRequest | EdgeResponse> =>
  cf
    .kvs()
    .get('live', { format: 'json' })
    .then(
      (live) => {
        const of = live[set]
        if (!of) return failure(404, 'Not Found', 'notPublished', 'Nothing is published yet.')
        request.uri = EDGE_TABLE.slot.replace('{set}', set).replace('{slot}', of.slot) + key
        request.querystring = { live: { value: String(of.since) } }
        return request
      },
      () => failure(503, 'Service Unavailable', 'unavailable', 'What is published cannot be found just now.'),
    )

/** Sends a request to the object that answers it. Runs where CloudFront would otherwise ask the bucket for the path. */
export const handler = (event: {
  request: EdgeRequest
}): EdgeRequest | EdgeResponse | Promise<EdgeRequest | EdgeResponse> => {
  const request = event.request
  if (request.method === 'OPTIONS') return preflight()
  const to = route(EDGE_TABLE, request.uri)
  if (to.kind === 'redirect') return redirect(to.to, request.querystring)
  request.querystring = {}
  if (to.kind === 'object') {
    if (to.set !== undefined) return toLive(request, to.set, to.key)
    const agent = (request.headers || {})['user-agent']
    request.uri = forRobots(EDGE_FILLED, request.uri, to, agent && agent.value) || '/' + to.key
  } else if (/^\/+api\/+[^/]/.test(request.uri)) {
    return failure(404, 'Not Found', 'noSuchCall', 'There is no such call.')
  } else request.uri = '/404'
  return request
}
