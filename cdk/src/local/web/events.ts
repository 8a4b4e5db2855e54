import type { IncomingMessage } from 'node:http'

/** The part of a function URL event (payload 2.0) that our functions read. */
export interface FunctionEvent {
  version: '2.0'
  rawPath: string
  rawQueryString: string
  headers: Record<string, string>
  body?: string
  isBase64Encoded: boolean
  requestContext: { http: { method: string; path: string; sourceIp: string } }
}

/** What a function answers. */
export interface FunctionResult {
  statusCode?: number
  headers?: Record<string, string | number | boolean>
  body?: string
  isBase64Encoded?: boolean
}

/** A function's entry. */
export type FunctionHandler = (event: FunctionEvent) => Promise<FunctionResult>

/** Function URLs take at most 6 MB. */
const largestBody = 6_000_000

const readBody = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Makes the event of a request; null where its body is larger than a function takes. */
export const eventOf = async (request: IncomingMessage, url: URL): Promise<FunctionEvent | null> => {
  const body = await readBody(request)
  if (!body) return null
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  const method = request.method ?? 'GET'
  return {
    version: '2.0',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: Object.fromEntries(headers),
    ...(body.length > 0 ? { body: body.toString('base64') } : {}),
    isBase64Encoded: body.length > 0,
    requestContext: { http: { method, path: url.pathname, sourceIp: request.socket.remoteAddress ?? '' } },
  }
}
