import { type EdgeTable, route } from '../edge/route.ts'

/** Put in by the bundler (`edge-code.ts`). */
declare const EDGE_TABLE: EdgeTable

interface Value {
  value: string
  multiValue?: { value: string }[]
}

/** The part of CloudFront's request that routing reads; values of the query are as the reader sent them. */
export interface EdgeRequest {
  method: string
  uri: string
  querystring: Record<string, Value>
}

/** An answer that the edge gives by itself. */
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

const noSuchCall = (): EdgeResponse => ({
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'public, max-age=10' },
    'access-control-allow-origin': { value: '*' },
  },
  body: JSON.stringify({ code: 'noSuchCall', message: 'There is no such call.' }),
})

/** Sends a request to the object that answers it. Runs where CloudFront would otherwise ask the bucket for the path. */
export const handler = (event: { request: EdgeRequest }): EdgeRequest | EdgeResponse => {
  const request = event.request
  const to = route(EDGE_TABLE, request.uri)
  if (to.kind === 'redirect') return redirect(to.to, request.querystring)
  if (to.kind === 'function') {
    // Only with slashes too many does a function's path come here; without them its own behaviour fits.
    return redirect(
      '/' +
        request.uri
          .split('/')
          .filter((word) => word !== '')
          .join('/'),
      request.querystring,
    )
  }
  if (to.kind === 'object') request.uri = '/' + to.key
  else if (/^\/+api\/+[^/]/.test(request.uri)) return noSuchCall()
  else request.uri = '/404'
  return request
}
