import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { base, inLanguage, languages, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { readDown, scrollTo } from './visit.ts'

const open = useBrowser()
const path = `/char/${someone.id}/next/`

/** A moment at which everybody can board for ocean fishing. */
const at = Date.parse('2026-12-01T12:05:00Z')
const standStill = (context: BrowserContext) => context.clock.setFixedTime(at)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.each(Object.entries(widths))(
  'on a %s it has all of its parts, reads well, and nothing moves while they come',
  async (width, viewport) => {
    const look = width === 'phone' ? { colorScheme: 'dark' as const } : {}
    const { page, problems, rest } = await open(path, { viewport, ...look, prepare: standStill })
    expect(await page.innerText('h1')).toBe('What to Do Next')
    expect(await shiftOf(page)).toBeLessThan(0.02)
    await readDown(page, rest)
    for (const name of ['By place', 'By currency', 'In the next hour', 'Before the resets'])
      expect(await heading(page, name).count()).toBe(1)
    await expect.poll(() => page.locator('.next-part[aria-busy="true"]').count()).toBe(0)
    expect(await page.locator('.part-places .lines > li').count()).toBe(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    expect(await findFaults(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

test.each(languages)('each part has what it says in %s', async (language) => {
  const { page, problems, rest } = await open(inLanguage(language, path), {
    viewport: { width: 320, height: 640 },
    prepare: standStill,
  })
  await readDown(page, rest)
  await page.locator('.part-currencies .currency-line').first().waitFor()
  await page.locator('.part-resets .facts').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
})

test('places are of the kind that is chosen, and lead to all that they give', async () => {
  const { page, problems } = await open(path, { viewport: widths.desktop, prepare: standStill })
  const part = page.locator('.part-places')
  await part.locator('.lines a').first().waitFor()
  expect(await part.locator('.lines h3 a').first().getAttribute('href')).toMatch(/^\/from\/duty\/\d+\/$/)
  await part.getByLabel('Kind').selectOption('vendor')
  await expect.poll(() => part.locator('.lines h3 a').first().getAttribute('href')).toMatch(/^\/from\/vendor\/\d+\/$/)
  await part.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => part.locator('.lines > li').count()).toBeGreaterThan(6)
  expect(problems).toEqual([])
})

test('an amount says what it buys, and is there again with the next visit, what can be paid for before all else', async () => {
  const { page, problems, rest } = await open(path, { viewport: widths.phone, prepare: standStill })
  const part = page.locator('.part-currencies')
  await scrollTo(part)
  const second = part.locator('.currency-line h3').nth(1)
  await second.waitFor()
  const name = await second.innerText()
  await part.getByLabel('Find a currency').selectOption(name)
  const line = part.locator('.currency-line').first()
  await expect.poll(() => line.locator('h3').innerText()).toBe(name)
  await line.getByRole('textbox').fill('99,999,999')
  await line.getByText(/^Buys \d+ of them now for [\d,]+, which leaves [\d,]+\.$/).waitFor()
  await page.reload()
  await rest()
  await scrollTo(part)
  const first = part.locator('.currency-line').first()
  await expect.poll(() => first.locator('h3').innerText()).toBe(name)
  await expect.poll(() => first.locator('.goods li').first().getAttribute('data-reach')).toBe('together')
  await first.getByRole('textbox').fill('')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kupodex.purse'))).toBeNull()
  expect(await findFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('nobody’s page knows what was checked off in this browser, and says of what it knows nothing', async () => {
  const { page, problems, rest } = await open('/char/0/next/', {
    viewport: widths.desktop,
    prepare: standStill,
  })
  await page.getByText('Nothing is known yet').waitFor()
  await page.goto(`${base}/char/0/sightseeinglog/`)
  await page.locator('.tick-tools').waitFor()
  const [vista] = loadTable('vistas').filter(({ number }) => number === 1)
  await page.locator('.things input[data-tick]').first().click()
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.things input[data-tick]:checked').length === 1 &&
      document.querySelector('[aria-busy]') === null,
  )
  await page.goto(`${base}/char/0/next/`)
  await readDown(page, rest)
  const hour = page.locator('.part-hour')
  await hour.getByRole('button', { name: /^Show/ }).waitFor()
  for (const line of await hour.locator('.opening').all()) {
    expect(await line.locator('time').innerText()).toMatch(/^(Now, until )?(\w+ )?\d\d:\d\d/)
    expect(await line.locator('.what a').count()).toBeGreaterThan(1)
  }
  expect(await hour.getByText(vista?.name.en ?? '', { exact: true }).count()).toBe(0)
  const unknown = await page.getByText('Not included, because').innerText()
  expect(unknown).toContain('Orchestrion Rolls')
  expect(unknown).not.toContain('Sightseeing Log')
  expect(problems).toEqual([])
})
