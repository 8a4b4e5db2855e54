import type { IncomingMessage } from 'node:http'
import { acceptedEncodings } from '@kupodex/lambdas'
import { functionBodyLimit, requestHeaders, viewerHeader } from '#edge/behaviours.ts'

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

/** Reads a request's body, at most one byte more than a function takes: what is behind that is not kept. */
export const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size > functionBodyLimit) continue
    chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

/** What a cache asks with for itself, and what tells of a body: they go on whatever is forwarded. */
const always = ['if-none-match', 'content-type', 'content-length']

const headersOf = ({ headers, socket }: IncomingMessage): Record<string, string> => {
  const passed = [...requestHeaders, ...always].flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return {
    ...(Object.fromEntries(passed) as Record<string, string>),
    'accept-encoding': acceptedEncodings(String(headers['accept-encoding'] ?? '')).join(','),
    'user-agent': 'Amazon CloudFront',
    [viewerHeader.toLowerCase()]: `${socket.remoteAddress}:${socket.remotePort}`,
  }
}

/**
 * Makes the event of a request as a function gets it behind CloudFront: of its headers those that are forwarded, and who asks in
 * a header that no reader can set. Neither cookies nor credentials nor the query come through.
 */
export const eventOf = (request: IncomingMessage, path: string, body: Buffer): FunctionEvent => ({
  version: '2.0',
  rawPath: path,
  rawQueryString: '',
  headers: headersOf(request),
  ...(body.length > 0 ? { body: body.toString('base64') } : {}),
  isBase64Encoded: body.length > 0,
  requestContext: {
    http: { method: request.method ?? 'GET', path, sourceIp: request.socket.remoteAddress ?? '' },
  },
})
