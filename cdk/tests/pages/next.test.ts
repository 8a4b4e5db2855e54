import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { overflow } from './letters.ts'
import { base, inLanguage, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { readDown, scrollTo, type Visit } from './visit.ts'

const open = useBrowser()
const path = `/char/${someone.id}/next/`

/** A moment at which everybody can board for ocean fishing. */
const at = Date.parse('2026-12-01T12:05:00Z')
const standStill = (context: BrowserContext) => context.clock.setFixedTime(at)

/** Reads a page to its end: it has all of its parts, whole, and nothing moved while they came. */
const expectWhole = async ({ page, rest }: Visit) => {
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await readDown(page, rest)
  await page.locator('.part-currencies .currency-line').first().waitFor()
  await page.locator('.part-resets .facts').waitFor()
  await expect.poll(() => page.locator('.next-part[aria-busy="true"]').count()).toBe(0)
  for (const part of ['places', 'currencies', 'hour', 'resets'])
    expect(await page.locator(`.part-${part} > h2`).isVisible()).toBe(true)
  expect(await page.locator('.part-places .lines > li').count()).toBe(6)
  expect(await page.locator('main').innerText()).not.toMatch(/\{\w+\}|undefined|NaN/)
  expect(await overflow(page)).toBe(0)
}

const narrow = { width: 320, height: 640 }

/** It has room on the narrowest phone, too. */
const expectNarrow = async (page: Page) => {
  await page.setViewportSize(narrow)
  await expect.poll(() => overflow(page)).toBe(0)
}

test.each([
  { language: 'de', size: 'narrow', viewport: narrow, colorScheme: 'light' },
  { language: 'fr', size: 'wide', viewport: widths.desktop, colorScheme: 'light' },
  { language: 'ja', size: 'narrow', viewport: narrow, colorScheme: 'dark' },
] as const)(
  'it has all of its parts, reads well, and nothing moves while they come in $language, $colorScheme, $size',
  async ({ language, size, viewport, colorScheme }) => {
    const visit = await open(inLanguage(language, path), { viewport, colorScheme })
    const { page, problems } = visit
    await expectWhole(visit)
    if (size === 'wide') {
      expect(await findFaults(page)).toEqual([])
      await expectNarrow(page)
    }
    expect(problems).toEqual([])
  },
)

test('in English from a phone in the dark it is so too; an amount says what it buys, and is there again with the next visit, what can be paid for before all else', async () => {
  const visit = await open(path, { viewport: widths.phone, colorScheme: 'dark', prepare: standStill })
  const { page, problems, rest } = visit
  expect(await page.innerText('h1')).toBe('What to Do Next')
  expect(await shiftOf(page)).toBeLessThan(0.02)
  const part = page.locator('.part-currencies')
  await scrollTo(part)
  const name = await part.locator('.currency-line h3').nth(1).innerText()
  await part.getByLabel('Find a currency').selectOption(name)
  const line = part.locator('.currency-line').first()
  await expect.poll(() => line.locator('h3').innerText()).toBe(name)
  await line.getByRole('textbox').fill('99,999,999')
  await line.getByText(/^Buys \d+ of them now for [\d,]+, which leaves [\d,]+\.$/).waitFor()
  await page.goto(path)
  await rest()
  await expectWhole(visit)
  expect(await line.locator('h3').innerText()).toBe(name)
  expect(await line.locator('.goods li').first().getAttribute('data-reach')).toBe('together')
  expect(await findFaults(page)).toEqual([])
  await expectNarrow(page)
  expect(problems).toEqual([])
})

test('nobody’s page knows what was checked off in this browser, and says of what it knows nothing', async () => {
  const { page, problems, rest } = await open('/char/0/sightseeinglog/', {
    viewport: widths.desktop,
    prepare: standStill,
  })
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
