import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Suite } from '@kupodex/pipeline/bench'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '#check/browser.ts'
import { settingsAside, startProduct } from '#local/product.ts'
import { measurePages } from './lighthouse.ts'
import { weighPage } from './weigh.ts'

const people = 300

/** A page of each family. */
const families = {
  home: '/',
  ranking: '/ranking/achievement/global/',
  rarity: '/rarity/mount/global/',
  statistics: '/stats/global/',
  character: '/char/2000030/',
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const weighAll = async (browser: string, base: string, out: (text: string) => void) => {
  const started = await chromium.launch({ executablePath: browser, args: browserArguments })
  try {
    for (const [name, path] of Object.entries(families)) {
      const { requests, gzip, brotli } = await weighPage(started, base + path)
      const parts = (['html', 'css', 'js', 'data'] as const)
        .map((kind) => `${kind} ${kilobytes(gzip[kind])} (br ${kilobytes(brotli[kind])})`)
        .join(', ')
      out(`site ${name.padEnd(11)} ${requests} requests; gzip: ${parts}\n`)
    }
  } finally {
    await started.close()
  }
}

const scoreAll = async (browser: string, base: string, out: (text: string) => void) => {
  const names = Object.keys(families)
  try {
    const all = await measurePages(
      browser,
      Object.values(families).map((path) => base + path),
    )
    for (const [at, scores] of all.entries()) {
      const { performance, accessibility, bestPractices, seo, largestPaint, blocked, layoutShift } = scores
      out(
        `site ${(names[at] ?? '').padEnd(11)} Lighthouse, phone: ${[performance, accessibility, bestPractices, seo].join(' / ')}; ` +
          `largest paint ${(largestPaint / 1000).toFixed(2)} s, blocked ${blocked.toFixed(0)} ms, shift ${layoutShift.toFixed(3)}\n`,
      )
    }
  } catch (error) {
    out(
      `site: Lighthouse skipped, it needs a whole Chromium (KUPODEX_BROWSER): ${(error as Error).message.split('\n')[0]}\n`,
    )
  }
}

const measure = async (out: (text: string) => void): Promise<boolean> => {
  const browser = await findBrowser((line) => out(`${line}\n`))
  if (!browser) return false
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-bench-'))
  try {
    const env = await settingsAside(folder, people)
    const product = await startProduct(env, () => {})
    const built = /([\d,]+) pages built.*\(([\d.]+) s\)/.exec(product.output())
    const pages = Number(built?.[1]?.replaceAll(',', ''))
    out(
      `site build       ${pages} pages in ${built?.[2]} s, ${Math.round(pages / Number(built?.[2]))} a second; ${people} people\n`,
    )
    const base = `http://localhost:${env['KUPODEX_PORT']}`
    await weighAll(browser, base, out)
    await scoreAll(browser, base, out)
    await product.interrupt()
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the pages cost: building them, the bytes and requests of a first view, and Lighthouse's scores on a phone. */
export const siteSuite: Suite = {
  summary: 'building the pages, their weight, and Lighthouse on a phone',
  run: (_args, { out }) => measure(out),
}
