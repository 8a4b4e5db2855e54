import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { S3Client } from '@aws-sdk/client-s3'
import { matchCall, missingPage, failureStatus, type FailureCode } from '@kupodex/data/contract'
import { preflightHeaders, publicApiHeaders, securityHeaders } from '#edge/headers.ts'
import { type EdgeTable, type Route, route } from '#edge/route.ts'
import type { Running } from '../stand-ins.ts'
import { chooseEncoding, compress } from './compress.ts'
import { eventOf, type FunctionHandler } from './events.ts'
import { type Objects, openObjects, type WebObject } from './objects.ts'

/** What the local edge stands on. */
export interface WebWorld {
  client: S3Client
  bucket: string
  table: EdgeTable
  functions: Readonly<Record<string, FunctionHandler>>
  log: (line: string) => void
}

type Headers = Record<string, string>

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Buffer,
) => {
  const type = headers['content-type'] ?? ''
  const encoding = headers['content-encoding']
    ? null
    : chooseEncoding(String(request.headers['accept-encoding'] ?? ''), type, body.length)
  const packed = encoding ? await compress(body, encoding) : body
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    vary: 'accept-encoding',
    'content-length': packed.length,
  })
  response.end(request.method === 'HEAD' ? undefined : packed)
}

const sendFailure = (request: IncomingMessage, response: ServerResponse, code: FailureCode, message: string) =>
  send(
    request,
    response,
    failureStatus[code],
    {
      ...publicApiHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=10',
      ...(code === 'methodNotAllowed' ? { allow: preflightHeaders['access-control-allow-methods'] } : {}),
    },
    Buffer.from(JSON.stringify({ code, message })),
  )

const sendObject = (
  request: IncomingMessage,
  response: ServerResponse,
  object: WebObject,
  extra: Headers,
  status = 200,
) => {
  const headers = {
    ...extra,
    'content-type': object.type,
    'cache-control': object.cacheControl,
    etag: object.etag,
    ...(object.encoding ? { 'content-encoding': object.encoding } : {}),
  }
  if (status === 200 && request.headers['if-none-match']?.replace('W/', '') === object.etag) {
    response
      .writeHead(304, { ...securityHeaders, ...extra, etag: object.etag, 'cache-control': object.cacheControl })
      .end()
    return Promise.resolve()
  }
  return send(request, response, status, headers, object.body)
}

const sendMissingPage = async (objects: Objects, path: string, request: IncomingMessage, response: ServerResponse) => {
  const page = await objects.read(missingPage(path))
  if (page) return sendObject(request, response, page, {}, 404)
  return send(request, response, 404, { 'content-type': 'text/plain; charset=utf-8' }, Buffer.from('Not found\n'))
}

const sendFunction = async (
  world: WebWorld,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => {
  const handler = world.functions[name]
  if (!handler) return sendFailure(request, response, 'unavailable', 'This part of the service is not running.')
  const event = await eventOf(request, url)
  if (!event) return sendFailure(request, response, 'badRequest', 'The request is too large.')
  const result = await handler(event)
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([key, value]) => [key.toLowerCase(), String(value)]),
  )
  return send(
    request,
    response,
    result.statusCode ?? 200,
    headers,
    Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  )
}

const readRouted = (objects: Objects, to: Route): Promise<WebObject | null> => {
  if (to.kind !== 'object') return Promise.resolve(null)
  return to.set === undefined ? objects.read(to.key) : objects.readOfSet(to.set, to.key)
}

const answer = async (world: WebWorld, objects: Objects, request: IncomingMessage, response: ServerResponse) => {
  const url = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://edge')
  const isApi = url.pathname.startsWith('/api/') && url.pathname !== '/api/'
  const to = route(world.table, url.pathname)
  if (to.kind === 'function') return sendFunction(world, to.name, request, response, url)
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...securityHeaders, ...preflightHeaders }).end()
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendFailure(request, response, 'methodNotAllowed', 'This address can only be read.')
  }
  if (to.kind === 'redirect') {
    response.writeHead(301, { ...securityHeaders, location: to.to + url.search, 'content-length': 0 }).end()
    return
  }
  const object = await readRouted(objects, to)
  if (object) return sendObject(request, response, object, isApi ? publicApiHeaders : {})
  if (!isApi) return sendMissingPage(objects, url.pathname, request, response)
  const match = matchCall('GET', url.pathname)
  if (!match.ok) return sendFailure(request, response, match.code, match.message)
  return sendFailure(request, response, 'notPublished', 'Nothing is published under this address.')
}

/** Serves pages, published data and functions on a loopback port as CloudFront does on AWS. */
export const startWeb = (world: WebWorld, port: number): Promise<Running & { port: number }> => {
  const objects = openObjects(world.client, world.bucket)
  const server = createServer((request, response) => {
    answer(world, objects, request, response).catch((error: unknown) => {
      world.log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else void sendFailure(request, response, 'internal', 'Something went wrong on our side.')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        stop: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    })
  })
}
