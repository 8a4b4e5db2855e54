import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { route } from '#edge/route.ts'
import { edgeTable } from '#edge/table.ts'
import { freePort } from '#local/free-port.fixture.ts'
import { buildWorld } from './world.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Builds the made world and serves it, without functions; gives its address and how to end it. */
export const serveWorld = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-odd-names-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const { publishedFile, pageFile } = await buildWorld(folder, base)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', base)
    const to = route(edgeTable, pathname)
    const key = to.kind === 'object' ? to.key : '404/index.html'
    const file = key.startsWith('api/') && key.endsWith('.json') ? publishedFile(key) : pageFile(key)
    const isThere = existsSync(file)
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
    response.end(isThere ? readFileSync(file) : '{}')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { base, stop }
}
