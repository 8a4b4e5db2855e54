import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { madeUpPassword } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { openBrowser, widths } from '../browser.ts'

const base = inject('base')
let browser: Browser
let contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of contexts) await context.close()
  contexts = []
})

const openAs = async (
  who: 'mina' | 'editor' | null,
  viewport: { width: number; height: number } = widths.desktop,
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: base, viewport, serviceWorkers: 'block' })
  contexts.push(context)
  const page = await context.newPage()
  if (who === null) return page
  await page.goto('/login/')
  await page.locator('main .button').first().click()
  await page.locator('input[name=email]').first().fill(`${who}@kupodex.example`)
  await page.locator('input[type=password]').first().fill(madeUpPassword)
  await page.locator('form button').first().click()
  await page.waitForURL((url) => url.origin === base && !url.pathname.startsWith('/login'))
  return page
}

const rowOf = async (page: Page, id: number) => {
  const row = page.locator(`.edited[data-row="${id}"]`)
  await row.waitFor()
  return row
}

const since = async (table: string, moment: number): Promise<{ id: number; howTo: string; updatedAt: number }[]> => {
  const answer = await fetch(`${base}/api/game/de/${table}/${moment}`)
  return ((await answer.json()) as { tables: Record<string, never[]> }).tables[table] ?? []
}

test('whoever is not logged in is asked to, and whoever is no editor is refused', async () => {
  const page = await openAs(null)
  await page.goto('/admin/')
  await page.getByText('Login required').waitFor()
  const mina = await openAs('mina')
  await mina.goto('/admin/')
  await mina.getByRole('heading', { name: 'No', exact: true }).waitFor()
})

test('an editor changes a row, and another one who had it open loses nothing', async () => {
  const [first, second] = await Promise.all([openAs('editor'), openAs('editor', widths.phone)])
  await first.goto('/admin/')
  await second.goto('/de/admin/')
  const [mine, theirs] = [await rowOf(first, 1), await rowOf(second, 1)]
  const save = mine.getByRole('button', { name: 'Save' })
  await expect.poll(() => save.isDisabled()).toBe(true)
  const begin = Date.now()

  const german = mine.locator('textarea[lang=de]')
  await german.fill('<b>')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await german.fill('Frag einen Mogry.')
  await save.focus()
  await first.keyboard.press('Enter')
  await mine.getByText('Saved.').waitFor()

  await theirs.locator('textarea[lang=ja]').fill('モーグリに聞く')
  await theirs.getByRole('button', { name: 'Speichern' }).click()
  await theirs.getByText('Frag einen Mogry.').waitFor()
  expect(await theirs.locator('textarea[lang=ja]').inputValue()).toBe('モーグリに聞く')
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width)

  await expect
    .poll(async () => (await since('bardings', begin - 1)).map(({ id, howTo }) => [id, howTo]), { timeout: 60_000 })
    .toEqual([[1, 'Frag einen Mogry.']])

  await mine.getByRole('button', { name: 'Preview' }).click()
  await mine.getByRole('button', { name: 'History' }).click()
  await mine.getByText('changed by you').waitFor()
  expect(await findFaults(first)).toEqual([])
  await mine.getByRole('button', { name: 'Go back to the game data' }).click()
  await mine.getByText('reverted to the game data by you').waitFor()
  expect(await german.inputValue()).not.toBe('Frag einen Mogry.')
})

test('the longest table is drawn piece by piece, and a change that is not saved is asked about', async () => {
  const page = await openAs('editor')
  await page.goto('/admin/?table=orchestrions')
  await page.locator('.edited').first().waitFor()
  expect(await page.locator('.edited').count()).toBeLessThan(60)
  await page.locator('textarea').first().fill('Ask a moogle.')
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void dialog.dismiss()
    }),
  )
  await page.getByRole('button', { name: 'Mounts', exact: true }).click()
  expect(await asked).toContain('unsaved changes')
  expect(new URL(page.url()).search).toBe('?table=orchestrions')
  await page.locator('main input[type=search]').fill('no such roll')
  await page.getByText('0 rows').waitFor()
})
