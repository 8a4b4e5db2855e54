import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Objects as Bucket } from '@kupodex/data/bucket'
import { filledFolder, matchCall, missingPage, preflightHeaders, type ReachedFunction } from '@kupodex/data/contract'
import {
  type Behaviour,
  behaviourAt,
  edgeBehaviours,
  functionBodyLimit,
  inertPatterns,
  isKept,
  viewerHeader,
} from '#edge/behaviours.ts'
import { fits } from '#edge/globs.ts'
import { inertHeaders } from '#edge/headers.ts'
import { forRobots } from '#edge/robots.ts'
import { type EdgeTable, type Route, route } from '#edge/route.ts'
import { spelled } from '#edge/spelling.ts'
import type { Faults } from '../faults/faults.ts'
import { endedAnswer } from '../faults/answers.ts'
import { sendFault, strike } from '../faults/strike.ts'
import { readBody } from '../ground/read-body.ts'
import { type Running, runServer } from '../ground/running.ts'
import { boundedLog } from './bounded-log.ts'
import { eventOf, type FunctionHandler } from './events.ts'
import { type Objects, openObjects, type WebObject } from './objects.ts'
import {
  apiHeaders,
  type Exchange,
  type Headers,
  send,
  sendFailure,
  sendHead,
  sendObject,
  sendRefusal,
} from './send.ts'
import { refusedByCdn, refusedByFunctionUrl } from './strict.ts'
import { readTarget, type Target } from './target.ts'
import { within } from './within.ts'

/** The function that answers where the bucket has nothing; here it is asked for pages that robots read alone. */
export const behindBucket = 'missing'

export interface WebDeps {
  /** The bucket of readers, read as the edge reads it on AWS: not by the requests of a client. */
  bucket: Pick<Bucket, 'read'>
  table: EdgeTable
  functions: Readonly<Record<string, FunctionHandler>>
  /** The calls that functions answer; those of the contract. */
  behaviours?: readonly Behaviour[]
  /** After how many seconds AWS ends a function by its name; none where left out. */
  limits?: Readonly<Record<string, number>>
  faults?: Faults
  log: (line: string) => void
}

const sendMissingPage = async (objects: Objects, exchange: Exchange, path: string): Promise<void> => {
  const page = await objects.read(missingPage(path))
  if (page) return sendObject(exchange, page, {}, 404)
  return send(exchange, 404, { 'content-type': 'text/plain; charset=utf-8' }, Buffer.from('Not found\n'))
}

/** Whether a fault of a part strikes an exchange, which then has its answer. */
const isStruck = (
  faults: Faults | undefined,
  part: ReachedFunction | typeof behindBucket | 'objects',
  { request: { headers, url }, response }: Exchange,
): Promise<boolean> => strike(faults, { part, reader: headers['user-agent'], about: url }, response)

const answerByFunction = async (
  { functions, faults, limits }: WebDeps,
  behaviour: Behaviour,
  exchange: Exchange,
  path: string,
): Promise<void> => {
  const handler = functions[behaviour.name]
  if (!handler) return sendFailure(exchange, 'unavailable', 'This part of the service is not running.')
  const asked = await readBody(exchange.request, functionBodyLimit)
  const refusal = refusedByFunctionUrl(exchange.request, asked, behaviour)
  if (refusal) return sendRefusal(exchange, refusal)
  if (await isStruck(faults, behaviour.name, exchange)) return
  const run = handler(
    eventOf(exchange.request, behaviour, { path: isKept(behaviour) ? spelled(path) : path, body: asked }),
  )
  const answered = await within(limits?.[behaviour.name], run)
  if (answered === null) return sendFault(exchange.response, endedAnswer)
  const { statusCode = 200, headers = {}, body = '', isBase64Encoded } = answered
  const given = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), String(value)])
  const added = behaviour.cache.kind === 'private' ? inertHeaders : apiHeaders
  const all = { ...(Object.fromEntries(given) as Headers), ...added }
  return send(exchange, statusCode, all, Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
}

const readRouted = (objects: Objects, to: Route): Promise<WebObject | null> => {
  if (to.kind !== 'object') return Promise.resolve(null)
  return to.set === undefined ? objects.read(to.key) : objects.readOfSet(to.set, to.key)
}

/** Answers a robot with a page of a character, by the function that stands behind the bucket; false for all others. */
const answerRobot = async (
  { functions, faults }: WebDeps,
  exchange: Exchange,
  path: string,
  to: Route,
): Promise<boolean> => {
  const { headers, method = 'GET', socket } = exchange.request
  const filled = forRobots(filledFolder, path, to, headers['user-agent'])
  const handler = functions[behindBucket]
  if (filled === null || !handler) return false
  if (await isStruck(faults, behindBucket, exchange)) return true
  const http = { method, path: filled, sourceIp: '' }
  const viewer = { [viewerHeader.toLowerCase()]: `${socket.remoteAddress}:${socket.remotePort}` }
  const event = {
    version: '2.0',
    rawPath: filled,
    rawQueryString: '',
    headers: viewer,
    isBase64Encoded: false,
  } as const
  const { statusCode = 200, headers: given = {}, body = '' } = await handler({ ...event, requestContext: { http } })
  await send(exchange, statusCode, given as Headers, Buffer.from(body))
  return true
}

/** Answers as the edge function and the bucket behind it do. */
const answerFromBucket = async (
  deps: WebDeps,
  objects: Objects,
  exchange: Exchange,
  { path, search }: Target,
): Promise<void> => {
  const { method } = exchange.request
  if (method === 'OPTIONS') return sendHead(exchange, 204, preflightHeaders())
  const to = route(deps.table, path)
  if (to.kind === 'redirect') {
    return sendHead(exchange, 301, { location: to.to + search, 'cache-control': 'public, max-age=3600' })
  }
  if (await isStruck(deps.faults, 'objects', exchange)) return
  if (await answerRobot(deps, exchange, path, to)) return
  const object = await readRouted(objects, to)
  const isApi = fits('/api/?*', path)
  const isInert = inertPatterns.some((pattern) => fits(pattern, path))
  if (object) return sendObject(exchange, object, isApi ? apiHeaders : isInert ? inertHeaders : {})
  if (!/^\/+api\/+[^/]/.test(path)) return sendMissingPage(objects, exchange, path)
  const match = matchCall('GET', path)
  if (!match.ok) return sendFailure(exchange, match.code, match.message)
  return sendFailure(exchange, 'notPublished', 'Nothing is published under this address.')
}

const answer = async (
  deps: WebDeps & Required<Pick<WebDeps, 'behaviours'>>,
  objects: Objects,
  exchange: Exchange,
): Promise<void> => {
  const { request } = exchange
  const target = readTarget(request.url)
  if (!target) {
    deps.log(`400 ${request.method} ${JSON.stringify(request.url?.slice(0, 200))}`)
    return sendRefusal(exchange, { status: 400, says: 'This is not a valid address.' })
  }
  const behaviour = behaviourAt(deps.behaviours, target.path)
  const refusal = refusedByCdn(request, behaviour)
  if (refusal) return sendRefusal(exchange, refusal)
  return behaviour
    ? answerByFunction(deps, behaviour, exchange, target.path)
    : answerFromBucket(deps, objects, exchange, target)
}

/** Far above the limit, so that our code, not Node, refuses what is too large. */
const maxHeaderSize = 65_536

/** Serves pages, published data and functions on a loopback port as CloudFront does on AWS. */
export const startWeb = (given: WebDeps, port: number): Promise<Running & { port: number }> => {
  const deps = { ...given, behaviours: edgeBehaviours(given.behaviours), log: boundedLog(given.log) }
  const objects = openObjects(deps.bucket)
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response }
    answer(deps, objects, exchange).catch((error: unknown) => {
      deps.log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else void sendFailure(exchange, 'internal', 'Something went wrong on the server.')
    })
  }
  const server = createServer({ maxHeaderSize }, listen)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    deps.log(`400 ${error.code}`)
    if (!socket.writable) return void socket.destroy()
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '413 Content Too Large' : '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  })
  return runServer(server, port)
}
