import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { base } from './site.ts'

/** What the next build adds to the names of all scripts and styles. */
export const next = '-build2'

/** The name of a script or a style, with the hash of what is in it. */
const named = /([\w-]+(?:\.[\w-]+)*\.[\w-]{8})\.(js|css)\b/g

const isNamed = (path: string): boolean => /^\/_astro\/.*\.(js|css)$/.test(path)

const texts = ['text/html', 'text/javascript', 'application/json']

/** Headers that say how a request came here, and none of what it asks for. */
const ofConnection = ['host', 'connection', 'accept-encoding', 'content-length', 'transfer-encoding']

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      ofConnection.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** The site at an address of its own, which can be cut off, and deployed again: then pages name other files, and those that they named before are gone. */
export const startMovingEdge = async () => {
  const state = { isCut: false, isNext: false }
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/'
      const isGone = state.isNext && isNamed(path) && !path.includes(next)
      const asked = await fetch(base + (isGone ? '/_astro/gone.js' : path.replace(next, '')), {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        body: request.method === 'POST' ? await buffer(request) : null,
        redirect: 'manual',
      })
      for (const name of ['content-type', 'cache-control', 'location']) {
        const value = asked.headers.get(name)
        if (value !== null) response.setHeader(name, value)
      }
      const [type = ''] = (asked.headers.get('content-type') ?? '').split(';')
      const body = Buffer.from(await asked.arrayBuffer())
      response.writeHead(asked.status)
      response.end(state.isNext && texts.includes(type) ? body.toString('utf8').replace(named, `$1${next}.$2`) : body)
    }
    if (state.isCut) request.socket.destroy()
    else answer().catch(() => request.socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on no request is answered, or all are again. */
    cut: (isCut: boolean): void => {
      state.isCut = isCut
      if (isCut) server.closeAllConnections()
    },
    deploy: (): void => void (state.isNext = true),
    close: () => new Promise((done) => server.close(done)),
  }
}
