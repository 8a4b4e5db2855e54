import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../src/check/browser.ts'
import { bringUp, type LocalWorld } from '../src/local/bring-up.ts'
import { type LocalConfig, readConfig } from '../src/local/config.ts'
import { startStack } from '../src/local/stack.ts'
import { freePort } from '../src/local/testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    config: LocalConfig
    browser: string
    /** Requests that the first start, and then a second one right after it, cost the Lodestone stand-in. */
    requests: { first: number; second: number }
  }
}

const people = 60

/** Brings the whole product up once for all tests of this project, twice over: the second time nothing is left to do. */
export default async (project: TestProject) => {
  const root = join(import.meta.dirname, '..', '..')
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-stack-'))
  const ports = {
    KUPODEX_PORT: await freePort(),
    KUPODEX_PORT_LODESTONE: await freePort(),
    KUPODEX_PORT_DYNAMODB: await freePort(),
    KUPODEX_PORT_S3: await freePort(),
  }
  const env = Object.entries({ ...ports, KUPODEX_PEOPLE: people }).map(([name, value]) => [name, String(value)])
  const config = readConfig({ ...Object.fromEntries(env), KUPODEX_LOCAL: folder }, root)
  const stack = await startStack(config)
  const stopping = new AbortController()
  const stop = async () => {
    stopping.abort()
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const out = { write: (text: string) => process.stdout.write(text) }
    const world: LocalWorld = { stack, root, out, log: () => {}, now: Date.now, signal: stopping.signal }
    await bringUp(world)
    const first = stack.lodestone.counts.requests
    await bringUp(world)
    await stack.serve((line) => process.stderr.write(`${line}\n`))
    project.provide('base', `http://localhost:${config.ports.site}`)
    project.provide('config', config)
    project.provide('requests', { first, second: stack.lodestone.counts.requests - first })
    project.provide('browser', (await findBrowser((line) => out.write(`${line}\n`))) ?? '')
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
