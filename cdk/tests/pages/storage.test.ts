import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'
import type { Visit } from './visit.ts'

const open = useBrowser()

/** A browser that blocks site data: naming a storage already throws. */
const withoutStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, kind, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

type Use = (visit: Pick<Visit, 'page' | 'rest'>) => Promise<unknown>

/** Pages with what a reader does on them. */
const uses: readonly (readonly [path: string, does: string, use: Use])[] = [
  [
    '/',
    'sends a finder to the character',
    async ({ page }) => {
      await page.locator('form.finder input').fill(String(someone.id))
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/char/${someone.id}/`)
      await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
    },
  ],
  [
    '/ranking/mount/global/',
    'finds somebody',
    async ({ page, rest }) => {
      await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(String(someone.id))
      await page.keyboard.press('Enter')
      await rest()
      await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
    },
  ],
  [
    `/charactersearch/?q=${encodeURIComponent(someone.name)}`,
    'finds somebody',
    ({ page }) => page.locator('table.found').getByRole('link', { name: someone.name }).first().waitFor(),
  ],
  [
    `/char/${someone.id}/`,
    'shows its boxes, and the list of recent characters has it while the page lasts',
    async ({ page }) => {
      await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
      await expect.poll(() => page.locator('.boxes section.panel').count()).toBeGreaterThan(3)
      await page.locator('[popovertarget="characters"]').click()
      await page.locator(`[data-list="recent"] a[href$="/char/${someone.id}/"]`).waitFor()
    },
  ],
]

test.each(uses)('%s without storage has all that it has with it, and %s', async (path, _does, use) => {
  const { page, rest, problems } = await open(path, { prepare: withoutStorage })
  expect(problems).toEqual([])
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.locator('[data-theme-switch]:visible').first().click()
  await expect.poll(theme).toMatch(/^(light|dark)$/)
  await expect.poll(theme).not.toBe(before)
  await use({ page, rest })
  expect(problems).toEqual([])
})
