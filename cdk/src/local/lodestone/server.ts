import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerFaults, faultsPath, readJson, sendJson } from '../faults/control.ts'
import { type Faults, openFaults } from '../faults/faults.ts'
import { foreignPage, isLoopbackHost } from '../ground/guard.ts'
import { keepWithin } from '../ground/kept.ts'
import { runServer } from '../ground/running.ts'
import { foreignForm, introductionPath, saveForm, showForm } from './introduction-form.ts'
import { drawFace } from './faces.ts'
import { createLodestone, type Lodestone } from './lodestone.ts'

export interface RunningLodestone extends Lodestone {
  readonly port: number
  /** The address of the Lodestone by host, as `KUPODEX_LODESTONE` needs it: `http://127.0.0.1:PORT/{host}`. */
  readonly base: string
  readonly close: () => Promise<void>
}

/**
 * `GET /control` returns the switches, the counts and the people's time; `POST /control` changes switches, and the time by
 * `speed` (times as fast as real time) and `at` (epoch ms).
 */
const control = async (lodestone: Lodestone, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method === 'POST') {
    const wrong = lodestone.change(await readJson(request))
    if (wrong !== null) return sendJson(response, 400, { code: 'badSwitch', message: wrong })
  }
  const { trouble, counts, time } = lodestone
  sendJson(response, 200, { trouble, counts, speed: time.speed(), at: time.now() })
}

/** Drawn pictures, up to 8 MB: boards show the same faces again and again. */
const drawn = keepWithin(8_000_000)

/** Pictures of characters lie on a host of their own, and pages of other sites may show them. */
const face = async (path: string, { method, headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const isServed = method === 'GET' && isLoopbackHost(headers.host)
  const picture = isServed ? await drawn(path, () => drawFace(path)) : null
  if (picture === null) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }).end(picture)
}

type FormDeps = Parameters<typeof showForm>[0]

/** `GET` shows the form for a character (`?id=`), `POST` saves it. */
const introduction = async (deps: FormDeps, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const refusal = foreignForm(request.headers)
  if (refusal !== null) return void response.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`)
  const { status, body } =
    request.method === 'POST'
      ? saveForm(deps, new URLSearchParams(await text(request)))
      : showForm(deps, new URL(request.url ?? '', 'http://lodestone').searchParams)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}

const serve = async (
  deps: FormDeps & { lodestone: Lodestone; faults: Faults },
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { lodestone } = deps
  const path = request.url ?? '/'
  if (path.startsWith('/f/')) return face(path, request, response)
  if (path.split('?')[0] === introductionPath) return introduction(deps, request, response)
  const foreign = foreignPage(request.headers)
  if (foreign !== null) return void response.writeHead(403, { 'content-type': 'text/plain' }).end(`${foreign}\n`)
  if (`${path}/`.startsWith(`${faultsPath}/`)) return answerFaults(deps.faults, request, response)
  if (path === '/control') return control(lodestone, request, response)
  if (lodestone.trouble.slowMs > 0) await sleep(lodestone.trouble.slowMs)
  const { host, 'user-agent': userAgent } = request.headers
  const { status, headers, body, isDropped, waitMs } = lodestone.handle({ path, host, userAgent })
  if (waitMs) await sleep(waitMs)
  if (isDropped) return void response.destroy()
  response.writeHead(status, headers).end(body)
}

/** Starts the stand-in on this machine; port 0 takes a free one. `faults` are those of the other parts, which are set here too. */
export const startLodestone = async ({
  faults = openFaults(),
  ...options
}: Parameters<typeof createLodestone>[0] & {
  readonly port: number
  readonly faults?: Faults
}): Promise<RunningLodestone> => {
  const lodestone = createLodestone(options)
  const server = createServer((request, response) => {
    serve({ lodestone, faults, population: options.population }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  const { port, stop } = await runServer(server, options.port)
  return { ...lodestone, port, base: `http://127.0.0.1:${port}/{host}`, close: stop }
}
