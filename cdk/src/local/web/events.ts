import type { IncomingMessage } from 'node:http'
import { tokenHeader } from '@kupodex/data/contract'
import { acceptedEncodings } from '@kupodex/lambdas'
import { type Behaviour, requestHeadersOf, viewerHeader } from '#edge/behaviours.ts'

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

interface FunctionResult {
  statusCode?: number
  headers?: Record<string, string | number | boolean>
  body?: string
  isBase64Encoded?: boolean
}

export type FunctionHandler = (event: FunctionEvent) => Promise<FunctionResult>

/** The cache's own validation header and the length of a body: always forwarded. */
const always = ['if-none-match', 'content-length']

/** The token of a request; undefined where several are sent, as Node would take the first. */
const tokenOf = ({ headers, headersDistinct }: IncomingMessage): string | undefined =>
  (headersDistinct.authorization?.length ?? 0) > 1 ? undefined : headers.authorization

const headersOf = (request: IncomingMessage, behaviour: Behaviour): Record<string, string> => {
  const { headers, socket } = request
  const passed = [...requestHeadersOf(behaviour), ...always].flatMap((name) => {
    const value = name === tokenHeader ? tokenOf(request) : headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return {
    // Its own name, where the reader's is not forwarded.
    'user-agent': 'Amazon CloudFront',
    ...(Object.fromEntries(passed) as Record<string, string>),
    'accept-encoding': acceptedEncodings(String(headers['accept-encoding'] ?? '')).join(','),
    [viewerHeader.toLowerCase()]: `${socket.remoteAddress}:${socket.remotePort}`,
  }
}

/**
 * Makes the event of a request as a function gets it behind CloudFront: of its headers those that are forwarded, who asks in
 * a header that no reader can set, and the token, where the behaviour takes one, in the header that it is copied to. Neither
 * cookies nor `Authorization` nor the query come through.
 */
export const eventOf = (
  request: IncomingMessage,
  behaviour: Behaviour,
  { path, body }: { path: string; body: Buffer },
): FunctionEvent => ({
  version: '2.0',
  rawPath: path,
  rawQueryString: '',
  headers: headersOf(request, behaviour),
  ...(body.length > 0 ? { body: body.toString('base64') } : {}),
  isBase64Encoded: body.length > 0,
  requestContext: {
    http: { method: request.method ?? 'GET', path, sourceIp: request.socket.remoteAddress ?? '' },
  },
})
