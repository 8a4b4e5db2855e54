import { gzipSync } from 'node:zlib'
import type { PublishedAnswer, RankingAnswer } from '@kupodex/data/contract'
import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findFaults } from './axe.ts'
import { openBrowser, widths } from './browser.ts'
import { everybody, isShown } from './truth.ts'

const base = inject('base')
const languages = ['en', 'de', 'fr', 'ja'] as const
const inLanguage = (language: string, path: string) => (language === 'en' ? path : `/${language}${path}`)
const people = everybody(inject('config'))
const someone = people.find(
  (person) => isShown(person) && !Object.values(person.privacy).includes(true) && person.mounts.length > 9,
)
if (!someone) throw new Error('nobody of the population is wholly public')
const families = {
  home: '/',
  board: '/ranking/achievement/global/',
  'board of a data center': '/ranking/mount/Chaos/',
  rarity: '/rarity/mount/global/',
  character: `/char/${someone.id}/`,
}

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Opens a page and gathers what went wrong on it. */
const visit = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:')) problems.push(`asks ${request.url()}`)
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const answer = await page.goto(base + path, { waitUntil: 'networkidle' })
  return { page, problems, status: answer?.status(), close: () => context.close() }
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

describe.each(Object.entries(families))('%s', (_family, path) => {
  describe.each(languages)('in %s', (language) => {
    test.each(Object.entries(widths))('is sound on a %s', async (_width, viewport) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        const { page, problems, status, close } = await visit(inLanguage(language, path), { viewport, colorScheme })
        expect(status).toBe(200)
        expect(await page.getAttribute('html', 'lang')).toBe(language)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
        expect(await findFaults(page)).toEqual([])
        expect(problems).toEqual([])
        await close()
      }
    })
  })
})

describe('a board', () => {
  test('reads without JavaScript', async () => {
    const { chars } = (await (await fetch(`${base}/api/ranking/mount/global/`)).json()) as RankingAnswer
    const { page, close } = await visit('/ranking/mount/global/', { javaScriptEnabled: false })
    const text = await page.innerText('main')
    for (const { name } of chars) expect(text).toContain(name)
    await close()
  })

  test('exists for every board and scope that was published', async () => {
    const { boards } = (await (await fetch(`${base}/api/published`)).json()) as PublishedAnswer
    for (const { type, scope, mode } of boards.filter(({ mode }) => mode === 'standard')) {
      const answer = await fetch(`${base}/ranking/${type}/${scope}/${mode === 'standard' ? '' : `${mode}/`}`)
      expect([scope, answer.status]).toEqual([scope, 200])
    }
  })
})

describe('rarity', () => {
  test('names mounts in the language of the page, without JavaScript', async () => {
    const { page, close } = await visit('/ja/rarity/mount/global/', { javaScriptEnabled: false })
    const text = await page.innerText('main')
    const mount = loadTable('mounts').find(({ id }) => id === someone.mounts[0])
    expect(text).toContain(nameIn(mount?.name ?? { en: '?', de: null, fr: null, ja: null }, 'ja'))
    await close()
  })
})

describe('a character', () => {
  test('shows name and counts, filled by the island', async () => {
    const { page, close } = await visit(`/char/${someone.id}/`)
    expect(await page.innerText('h1')).toBe(someone.name)
    const counted = (
      rows: readonly { id: number; obtainable: boolean; isInLog: boolean; sourceTypeId: number }[],
      ids: readonly number[],
    ) =>
      rows.filter(
        (row) => ids.includes(row.id) && row.obtainable && row.isInLog && ![6, 7, 12, 28].includes(row.sourceTypeId),
      ).length
    const text = await page.innerText('main')
    expect(text).toContain(`${counted(loadTable('mounts'), someone.mounts)} of`)
    expect(text).toContain(`${counted(loadTable('minions'), someone.minions)} of`)
    await close()
  })

  test.each([
    [
      'hidden by its owner',
      (role: string | null) => role === 'hidden' || role === 'private-profile',
      "This character's data is private.",
    ],
    ['gone', (role: string | null) => role === 'deleted', 'could not be found'],
    [
      'with private achievements',
      (role: string | null) => role === 'private-achievements',
      'achievements set to private',
    ],
  ])('%s says so', async (_state, is, sentence) => {
    for (const { id } of people.filter(({ role }) => is(role))) {
      const { page, close } = await visit(`/char/${id}/`)
      expect(await page.innerText('main')).toContain(sentence)
      await close()
    }
  })

  test('that nobody asked for yet is being added', async () => {
    const { page, close } = await visit('/char/424242/')
    expect(await page.innerText('main')).toContain('Please wait a minute for it to be added.')
    await close()
  })
})

describe('the shell', () => {
  test('the menu opens, closes on Escape, and gives the focus back', async () => {
    const { page, close } = await visit('/', { viewport: widths.phone })
    const button = page.getByRole('button', { name: 'Menu' })
    const link = page.getByRole('navigation').getByRole('link', { name: 'Rarity', exact: true })
    expect(await link.isVisible()).toBe(false)
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await link.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await link.isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await close()
  })

  test('the language switch leads to the same page', async () => {
    const { page, close } = await visit('/ranking/mount/Chaos/')
    await page.getByRole('button', { name: /language/i }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL(`${base}/de/ranking/mount/Chaos/`)
    await close()
  })

  test('the chosen theme is remembered', async () => {
    const { page, close } = await visit('/', { colorScheme: 'dark' })
    const colour = () => page.evaluate(() => getComputedStyle(document.body).color)
    const dark = await colour()
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    const light = await colour()
    expect(light).not.toBe(dark)
    await page.goto(`${base}/rarity/mount/global/`)
    expect(await colour()).toBe(light)
    await close()
  })

  test('an unknown page is a 404 page', async () => {
    const { page, status, close } = await visit('/no/such/page/')
    expect(status).toBe(404)
    expect(await page.locator('h1').count()).toBe(1)
    await close()
  })
})

/** Bytes (gzip) that a first view may cost (design §7). */
const budgets = {
  '/': { html: 12_000, css: 15_000, js: 15_000 },
  '/ranking/achievement/global/': { html: 12_000, css: 15_000, js: 15_000 },
  '/ja/ranking/achievement/global/': { html: 12_000, css: 15_000, js: 15_000 },
  [`/char/${someone.id}/`]: { html: 12_000, css: 15_000, js: 90_000 },
}

test.each(Object.entries(budgets))('%s keeps its budget', async (path, budget) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bytes = { html: 0, css: 0, js: 0 }
  const kinds = { document: 'html', stylesheet: 'css', script: 'js' } as const
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds]
    if (kind) reading.push(response.body().then((body) => void (bytes[kind] += gzipSync(body).length)))
  })
  await page.goto(base + path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await context.close()
  for (const kind of ['html', 'css', 'js'] as const)
    expect([kind, bytes[kind] <= budget[kind] ? 0 : bytes[kind]]).toEqual([kind, 0])
})
