import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'

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

const openWithout = (path: string) => open(path, { prepare: withoutStorage })

test.each(['/', '/ranking/mount/global/', '/charactersearch/', `/char/${someone.id}/`])(
  '%s without storage has all that it has with it',
  async (path) => {
    const { page, problems, close } = await openWithout(path)
    expect(problems).toEqual([])
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    const before = await theme()
    await page.locator('[data-theme-switch]:visible').first().click()
    await expect.poll(theme).toMatch(/^(light|dark)$/)
    await expect.poll(theme).not.toBe(before)
    expect(problems).toEqual([])
    await close()
  },
)

test('home sends a finder to the character', async () => {
  const { page, problems, close } = await openWithout('/')
  await page.locator('form.finder input').fill(String(someone.id))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/char/${someone.id}/`)
  await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a board finds somebody', async () => {
  const { page, rest, problems, close } = await openWithout('/ranking/mount/global/')
  await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(String(someone.id))
  await page.keyboard.press('Enter')
  await rest()
  await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the search finds somebody', async () => {
  const { page, problems, close } = await openWithout(`/charactersearch/?q=${encodeURIComponent(someone.name)}`)
  await page.locator('table.found').getByRole('link', { name: someone.name }).first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a character is shown with its boxes, and the list of recent ones has it while the page lasts', async () => {
  const { page, problems, close } = await openWithout(`/char/${someone.id}/`)
  await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
  expect(await page.locator('.boxes section.panel').count()).toBeGreaterThan(3)
  await page.locator('[popovertarget="characters"]').click()
  await page.locator(`[data-list="recent"] a[href$="/char/${someone.id}/"]`).waitFor()
  expect(problems).toEqual([])
  await close()
})
