import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapsFolder, picturesFolder } from '@kupodex/data/contract'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { headersOf } from '@kupodex/pipeline/publish'
import { route } from '#edge/route.ts'
import { edgeTable } from '#edge/table.ts'
import { freePort } from '#local/ground/free-port.fixture.ts'
import { exportPictures } from './exported.ts'
import { writeWorld } from './world.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const isAbsent = (name: string) => !/^(AWS|KUPODEX)_/.test(name)

/** Runs a command of the operator with settings of its own; gives what it printed. */
const run = (words: readonly string[], settings: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => isAbsent(name)))
    const child = spawn(process.execPath, [join(root, 'pipeline/src/cli.ts'), ...words], {
      env: { ...inherited, ...settings },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${words[0]} ended with ${code}: ${said}`)),
    )
  })

/** Hands a request on to the product that all tests share, and its answer back. */
const handOn = async (stack: string, { url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse) => {
  const answer = await fetch(stack + url, { method })
  const type = answer.headers.get('content-type')
  response.writeHead(answer.status, type === null ? {} : { 'content-type': type })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/**
 * Serves a world whose boards and mounts have odd names, with pictures of all minions but `left`: the operator's commands publish these
 * into a bucket of their own and build the pages. What the world has not published is asked of the product at `stack`.
 */
export const serveWorld = async (stack: string, left: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-made-world-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const table = await startTestStore()
  const [bucket, pages, published] = ['bucket', 'pages', 'published'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const settings = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    KUPODEX_TABLE: table.table,
    KUPODEX_BUCKET: 'kupodex',
    KUPODEX_BUCKET_FOLDER: bucket,
    KUPODEX_PUBLISHED: published,
    KUPODEX_PAGES: pages,
    KUPODEX_SITE: base,
  }
  await exportPictures(join(folder, 'game'), left)
  const said = await run(['pictures', '--from', join(folder, 'game')], settings)
  const publishedFile = writeWorld(published)
  await run(['pages'], settings)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', base)
    const to = route(edgeTable, pathname)
    const key = to.kind === 'object' ? to.key : ''
    const found = publishedFile(key)
    if (found === null && (key === '' || key.startsWith('api/'))) return void handOn(stack, request, response)
    const isPicture = [picturesFolder, mapsFolder].some((start) => key.startsWith(`${start}/`))
    const file = found ?? join(isPicture ? bucket : pages, key)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': headersOf(key).contentType })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await table.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { base, said, stop }
}
