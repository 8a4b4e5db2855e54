import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from 'playwright-core'
import * as z from 'zod'
import { launchOptions } from '#check/browser.ts'
import { freePort } from '#local/ground/free-port.fixture.ts'

/** Lighthouse's four scores of a page on a phone, 0 to 100, and its main figures in milliseconds. */
export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  blocked: number
  layoutShift: number
}

/** Lighthouse is a tenth of all packages and of no use to anything else, so it has a lock file of its own. */
const folder = join(import.meta.dirname, 'lighthouse')
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

const install = (): void => {
  if (existsSync(program)) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** What Lighthouse reports of an address, in the browser that listens on the port. */
const ask = async (address: string, port: number) => {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const child = spawn(process.execPath, [program, address, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await text(child.stdout)
  if (said === '') throw new Error(`Lighthouse had no answer for ${address}`)
  return report.parse(JSON.parse(said))
}

const readScores = (address: string, { categories, audits, runtimeError }: z.infer<typeof report>): Scores => {
  if (runtimeError) throw new Error(`Lighthouse could not read ${address}: ${runtimeError.message}`)
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}

/**
 * Measures pages with Lighthouse as on a phone with a slow network, one after another in a browser of its own. Lighthouse is
 * installed at the first use, which needs the network.
 */
export const measurePages = async (browser: string, addresses: readonly string[]): Promise<Scores[]> => {
  install()
  const port = await freePort()
  const options = launchOptions(browser)
  const chrome = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] })
  try {
    const all: Scores[] = []
    for (const address of addresses) all.push(readScores(address, await ask(address, port)))
    return all
  } finally {
    await chrome.close()
  }
}
