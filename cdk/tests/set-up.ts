import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../src/check/browser.ts'
import { type LocalConfig, readConfig } from '../src/local/config.ts'
import { freePort } from '../src/local/testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    config: LocalConfig
    browser: string
    /** Requests that the Lodestone stand-in saw at the first start, and at a second one right after it. */
    requests: { first: number; second: number }
    /** How the first start ended when it was interrupted: its exit code, and whether its ports were free again. */
    ending: { code: number | null; isFree: boolean }
  }
}

const people = 60
const root = join(import.meta.dirname, '..', '..')

/** Starts the product as `npm start` does; resolves when it says where it is. */
const start = (env: Record<string, string>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'cdk/src/local/start.ts')], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      if (chunk.includes('Kupodex is at')) resolve(child)
    })
    child.once('exit', (code) =>
      reject(new Error(`the product ended with exit code ${code} before it could be opened`)),
    )
  })

const interrupt = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', (code) => resolve(code))
    child.kill('SIGINT')
  })

const countRequests = async ({ ports }: LocalConfig): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${ports.lodestone}/control`)
  return ((await answer.json()) as { counts: { requests: number } }).counts.requests
}

const isFree = ({ ports }: LocalConfig): Promise<boolean> =>
  fetch(`http://127.0.0.1:${ports.site}/`).then(
    () => false,
    () => true,
  )

/** Brings the whole product up once for all tests of this project, interrupts it, and starts it again. */
export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-stack-'))
  const env = {
    KUPODEX_PORT: String(await freePort()),
    KUPODEX_PORT_LODESTONE: String(await freePort()),
    KUPODEX_PORT_DYNAMODB: String(await freePort()),
    KUPODEX_PORT_S3: String(await freePort()),
    KUPODEX_PEOPLE: String(people),
    KUPODEX_LOCAL: folder,
  }
  const config = readConfig(env, root)
  let running: ChildProcess | undefined
  const stop = async () => {
    if (running) await interrupt(running)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    running = await start(env)
    const first = await countRequests(config)
    const code = await interrupt(running)
    running = undefined
    project.provide('ending', { code, isFree: await isFree(config) })
    running = await start(env)
    project.provide('requests', { first, second: await countRequests(config) })
    project.provide('base', `http://localhost:${config.ports.site}`)
    project.provide('config', config)
    project.provide('browser', (await findBrowser((line) => process.stdout.write(`${line}\n`))) ?? '')
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
