import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import type { Suite } from '@kupodex/pipeline/bench'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser, launchOptions } from '#check/browser.ts'
import { budgetOf } from '#check/budgets.ts'
import { readFamilies } from '#check/families.ts'
import { settingsAside, startProduct } from '#local/product.fixture.ts'
import { measureBuild } from './build.ts'
import { type DetailsWait, measureDetails } from './details.ts'
import { measurePages, type Scores } from './lighthouse.ts'
import { type LongList, measureList } from './lists.ts'
import { mediansOf } from './median.ts'
import { type PageOfVisit, weighVisit } from './visit.ts'
import { type Kind, weighPage, type Weight } from './weigh.ts'

type Out = (text: string) => void

const people = 300

const everywhere = { KUPODEX_DATA_CENTERS: 'all', KUPODEX_SCOPES: 'all' }

/** A character of the synthetic population with all parts public. */
const someone = 2_000_030

const [profile, mounts] = [`/char/${someone}/`, `/char/${someone}/mounts/`]

const longLists: readonly LongList[] = [
  ...['fish', 'cosmic'].map((word) => ({ word, thing: 'a[data-thing]', back: '[data-back]' })),
  { word: 'achievements', thing: '[data-id] a', back: '.back', searches: loadTable('achievements').length },
]

/** Lists whose details a phone opens within `soon` ms: those with the most things, and the most to say of each. */
const detailed = ['fish', 'cosmic']
const soon = 100

/** Pages that Lighthouse scores, and how often: those that a script fills differ from run to run, so their median counts. */
const scored = [
  { name: 'home', path: '/', runs: 1 },
  { name: 'ranking', path: '/ranking/achievement/global/', runs: 1 },
  { name: 'rarity', path: '/rarity/mount/global/', runs: 1 },
  { name: 'statistics', path: '/stats/global/', runs: 1 },
  { name: 'workshop', path: '/islandworkshop/', runs: 1 },
  { name: 'animals', path: '/islands/', runs: 1 },
  { name: 'profile', path: profile, runs: 5 },
  { name: 'mounts', path: mounts, runs: 5 },
]

/** Bytes over the wire, tables of a list's own included, that a second page of a character is to cost at most. */
const secondPage = 40_000

/** Lighthouse's lowest scores: performance, accessibility, best practices, and search engines for pages that these may list. */
const leastOf = (path: string): number[] => [98, 100, 100, ...(path.startsWith('/char/') ? [] : [100])]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const tellBuild = async (folder: string, out: Out) => {
  const { pages, seconds, peak } = await measureBuild(join(folder, 'published'), join(folder, 'measured'))
  out(
    `site build: ${pages} pages in ${seconds.toFixed(1)} s, ${Math.round(pages / seconds)} a second, peak memory ${peak} MB; ${people} people\n`,
  )
}

const withLimit = (bytes: number, limit: number | undefined) =>
  limit === undefined ? kilobytes(bytes) : `${kilobytes(bytes)} of ${kilobytes(limit)}`

const weightWords = ({ requests, gzip, brotli }: Weight, budget: Readonly<Partial<Record<Kind, number>>>): string => {
  const parts = (['html', 'css', 'js', 'data', 'images'] as const)
    .filter((kind) => gzip[kind] > 0)
    .map((kind) => `${kind} ${withLimit(gzip[kind], budget[kind])} (br ${kilobytes(brotli[kind])})`)
  return `${requests} requests; gzip: ${parts.join(', ')}`
}

const inBrowser = async (executablePath: string, run: (started: Browser) => Promise<void>): Promise<void> => {
  const started = await chromium.launch(launchOptions(executablePath))
  try {
    await run(started)
  } finally {
    await started.close()
  }
}

/** What a first view of each kind of page costs, and a second view: after the profile of the same character, or after the home page. */
const weighAll = async (started: Browser, base: string, out: Out) => {
  for (const family of await readFamilies(base, someone)) {
    const { name, paths, isOfCharacter } = family
    const pages = isOfCharacter ? paths : paths.slice(0, 1)
    for (const path of pages) {
      const title = `site ${name.padEnd(19)} ${path}`
      out(`${title} first: ${weightWords(await weighPage(started, base + path), budgetOf(family))}\n`)
      const before = isOfCharacter ? profile : '/'
      if (before === path) continue
      const [, second] = await weighVisit(started, base, [before, path])
      if (second === undefined) continue
      const bytes = withLimit(second.bytes, isOfCharacter ? secondPage : undefined)
      out(`${title} second: ${second.requests} requests; ${bytes}\n`)
    }
  }
}

/** Visits of five pages each, by what their pages are: those of a character, and those that are only read. */
const visits: Readonly<Record<string, readonly (readonly string[])[]>> = {
  character: [
    ['', 'mounts/', 'minions/', 'achievements/', 'fish/'],
    ['', 'titles/', 'emotes/', 'ttcards/', 'timeline/'],
  ].map((words) => words.map((word) => profile + word)),
  reading: [
    ['/ranking/achievement/global/', '/ranking/mount/global/', '/rarity/mount/global/', '/stats/global/', '/new/7-5/'],
    ['/', '/ranking/achievement/global/', '/rarity/minion/global/', '/islandworkshop/', '/from/'],
  ],
}

const meanOf = (pages: readonly PageOfVisit[], field: keyof PageOfVisit): number =>
  pages.reduce((sum, page) => sum + page[field], 0) / Math.max(1, pages.length)

/** What a visit of several pages costs, which `npm run cost` counts with. */
const weighVisits = async (started: Browser, base: string, out: Out) => {
  for (const [name, each] of Object.entries(visits)) {
    const weighed: PageOfVisit[][] = []
    for (const paths of each) weighed.push(await weighVisit(started, base, paths))
    const words = (pages: readonly PageOfVisit[]) =>
      `${meanOf(pages, 'requests').toFixed(1)} requests (${meanOf(pages, 'hashed').toFixed(1)} for files with a hash in their name), ${kilobytes(meanOf(pages, 'bytes'))}`
    const first = weighed.flatMap((pages) => pages.slice(0, 1))
    const next = weighed.flatMap((pages) => pages.slice(1))
    out(`site visit of ${name.padEnd(9)}: first page ${words(first)}, then each ${words(next)}\n`)
  }
}

const wordsOf = (path: string, { performance, accessibility, bestPractices, seo, ...times }: Scores): string => {
  const least = leastOf(path)
  const four = [performance, accessibility, bestPractices, seo]
  const isShort = four.some((score, part) => score < (least[part] ?? 0))
  const { largestPaint, blocked, layoutShift } = times
  return (
    `${four.join(' / ')}${isShort ? ` (to reach: ${least.join(' / ')})` : ''}; ` +
    `largest paint ${(largestPaint / 1000).toFixed(2)} s, blocked ${blocked.toFixed(0)} ms, shift ${layoutShift.toFixed(3)}`
  )
}

const scoreAll = async (browser: string, base: string, out: Out) => {
  try {
    for (const { name, path, runs } of scored) {
      const all = await measurePages(
        browser,
        Array.from({ length: runs }, () => base + path),
      )
      const how = runs === 1 ? 'Lighthouse, phone' : `Lighthouse, phone, median of ${runs}`
      out(`site ${name.padEnd(11)} ${how}: ${wordsOf(path, mediansOf(all))}\n`)
    }
  } catch (error) {
    out(
      `site: Lighthouse skipped, it needs a whole Chromium (KUPODEX_BROWSER): ${(error as Error).message.split('\n')[0]}\n`,
    )
  }
}

const measureLists = async (started: Browser, base: string, out: Out) => {
  const ms = (value: number) => `${Math.round(value)} ms`
  for (const list of longLists) {
    const { word } = list
    const address = `${base}/char/${someone}/${word}/`
    const { things, typing, filtering, opening, naive } = await measureList(started, address, list)
    const part = (typing / Math.max(1, naive)).toFixed(2)
    out(
      `site ${word.padEnd(11)} longest wait of a phone, ${things} things: typing ${ms(typing)} (${part} of a naive list's ${ms(naive)}), filters ${ms(filtering)}, details ${ms(opening)}\n`,
    )
  }
}

const openDetails = async (started: Browser, base: string, out: Out) => {
  const words = ({ opened, whole }: DetailsWait) => `${Math.round(opened)} ms (with all parts ${Math.round(whole)} ms)`
  for (const word of detailed) {
    const { first, next } = await measureDetails(started, `${base}/char/${someone}/${word}/`)
    out(
      `site ${word.padEnd(11)} details on a phone: first ${words(first)}, then ${words(next)} (to reach: ${soon} ms)\n`,
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
      for (const part of [weighAll, weighVisits, measureLists, openDetails])
        await inBrowser(browser, (started) => part(started, base, out))
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

export const siteSuite: Suite = {
  summary: 'building the pages, their weight, and Lighthouse on a phone',
  run: (_args, { out }) => measure(out),
}
