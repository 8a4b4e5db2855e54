import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Suite } from '@kupodex/pipeline/bench'
import { chromium } from 'playwright-core'
import { browserArguments, findBrowser } from '#check/browser.ts'
import { readFamilies } from '#check/families.ts'
import { settingsAside, startProduct } from '#local/product.ts'
import { measureBuild } from './build.ts'
import { measurePages } from './lighthouse.ts'
import { weighPage } from './weigh.ts'

type Out = (text: string) => void

const people = 300

/** The whole tree: people on all data centers, and pages of all scopes. */
const everywhere = { KUPODEX_DATA_CENTERS: 'all', KUPODEX_SCOPES: 'all' }

/** A character of the synthetic population with all parts public. */
const someone = 2_000_030

/** Pages that Lighthouse scores. */
const scored = {
  home: '/',
  ranking: '/ranking/achievement/global/',
  rarity: '/rarity/mount/global/',
  statistics: '/stats/global/',
  character: `/char/${someone}/`,
}

/** The lowest scores that Lighthouse may give: performance, accessibility, best practices, search engines (design §9). */
const least = [98, 100, 100, 100]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const tellBuild = async (folder: string, out: Out) => {
  const { pages, seconds, peak } = await measureBuild(join(folder, 'published'), join(folder, 'measured'))
  out(
    `site build: ${pages} pages in ${seconds.toFixed(1)} s, ${Math.round(pages / seconds)} a second, peak memory ${peak} MB; ${people} people\n`,
  )
}

const weighAll = async (browser: string, base: string, out: Out) => {
  const started = await chromium.launch({ executablePath: browser, args: browserArguments })
  try {
    for (const { name, paths } of await readFamilies(base, someone)) {
      const { requests, gzip, brotli } = await weighPage(started, base + (paths[0] ?? '/'))
      const parts = (['html', 'css', 'js', 'data', 'images'] as const)
        .filter((kind) => gzip[kind] > 0)
        .map((kind) => `${kind} ${kilobytes(gzip[kind])} (br ${kilobytes(brotli[kind])})`)
        .join(', ')
      out(`site ${name.padEnd(19)} ${requests} requests; gzip: ${parts}\n`)
    }
  } finally {
    await started.close()
  }
}

const scoreAll = async (browser: string, base: string, out: Out) => {
  const names = Object.keys(scored)
  try {
    const all = await measurePages(
      browser,
      Object.values(scored).map((path) => base + path),
    )
    for (const [at, scores] of all.entries()) {
      const { performance, accessibility, bestPractices, seo, largestPaint, blocked, layoutShift } = scores
      const four = [performance, accessibility, bestPractices, seo]
      out(
        `site ${(names[at] ?? '').padEnd(11)} Lighthouse, phone: ${four.join(' / ')}${four.some((score, part) => score < (least[part] ?? 0)) ? ` (to reach: ${least.join(' / ')})` : ''}; ` +
          `largest paint ${(largestPaint / 1000).toFixed(2)} s, blocked ${blocked.toFixed(0)} ms, shift ${layoutShift.toFixed(3)}\n`,
      )
    }
  } catch (error) {
    out(
      `site: Lighthouse skipped, it needs a whole Chromium (KUPODEX_BROWSER): ${(error as Error).message.split('\n')[0]}\n`,
    )
  }
}

const measure = async (out: Out): Promise<boolean> => {
  const browser = await findBrowser((line) => out(`${line}\n`))
  if (!browser) return false
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-bench-'))
  try {
    const env: Record<string, string> = { ...(await settingsAside(folder, people)), ...everywhere }
    const product = await startProduct(env, () => {})
    try {
      const base = `http://localhost:${env['KUPODEX_PORT']}`
      await weighAll(browser, base, out)
      await scoreAll(browser, base, out)
    } finally {
      await product.interrupt()
    }
    await tellBuild(folder, out)
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
