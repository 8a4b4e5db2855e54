import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../src/check/browser.ts'
import { type LocalConfig, readConfig } from '../src/local/ground/config.ts'
import { type Product, settingsAside, startProduct } from '../src/local/product.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    config: LocalConfig
    /** The path of a browser that starts; empty where there is none. */
    browser: string
    /** Requests that the Lodestone stand-in saw at the first start, and at a second one right after it. */
    requests: { first: number; second: number }
    /** How the first start ended when it was interrupted: its exit code, and whether its ports were free again. */
    ending: { code: number | null; isFree: boolean }
  }
}

const people = 60
const root = join(import.meta.dirname, '..', '..')

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
  // As on a real deployment pages load faces, which the stand-in of the Lodestone draws.
  const env = { ...(await settingsAside(folder, people)), KUPODEX_FACES: 'on' }
  const config = readConfig(env, root)
  const log = (text: string) => void process.stdout.write(text)
  let running: Product | undefined
  const stop = async () => {
    await running?.interrupt()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    running = await startProduct(env, log)
    const first = await countRequests(config)
    const code = await running.interrupt()
    running = undefined
    project.provide('ending', { code, isFree: await isFree(config) })
    running = await startProduct(env, log)
    project.provide('requests', { first, second: await countRequests(config) })
    project.provide('base', `http://localhost:${config.ports.site}`)
    project.provide('config', config)
    project.provide('browser', (await findBrowser((line) => log(`${line}\n`))) ?? '')
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
