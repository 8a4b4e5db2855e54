import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'
import { eventually } from './visit.ts'

const open = useBrowser()

/** The paths of the pages that the browser keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelf = (await caches.keys()).find((name) => name.startsWith('kupodex-pages-'))
    const kept = shelf === undefined ? [] : await (await caches.open(shelf)).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })

const ticked = (page: Page) => page.locator('.things input[data-tick]:checked').count()

const nobodys = '/char/0/orchestrions/'
const mounts = `/char/${someone.id}/mounts/`

test('without a network there is what was opened with one, ticks included, else our own words, and one press forgets it', async () => {
  const { page, rest, problems, close } = await open('/', { serviceWorkers: 'allow' })
  await eventually(
    () => keptPages(page),
    (paths) => expect(paths).toEqual(expect.arrayContaining(['/', '/offline/'])),
  )
  await page.goto(mounts)
  await rest()
  await page.goto(nobodys)
  await rest()
  await page.locator('.things input[data-tick]').first().click()
  await eventually(
    () => ticked(page),
    (count) => expect(count).toBe(1),
  )
  await rest()
  expect(problems).toEqual([])

  // What is there now is what the worker keeps, not what the browser's own cache has for a minute.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.context().setOffline(true)
  await page.reload()
  await eventually(
    () => ticked(page),
    (count) => expect(count).toBe(1),
  )
  await page.goto(`${mounts}?q=a`)
  await page.locator('.person').getByText(someone.name, { exact: true }).first().waitFor()
  await page.locator('a[data-thing]').first().waitFor()
  await page.goto('/')
  await page.getByText('Kupodex could not be reached.').waitFor()
  await page.goto('/stats/global/')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  const link = page.getByRole('link', { name: `of ${someone.name}` })
  expect(await link.first().getAttribute('href')).toBe(mounts)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('dl.figures').first().waitFor()

  await page.goto('/settings/')
  await page.getByText(/^Saved: \d+ pages, /).waitFor()
  await page.getByRole('button', { name: 'Forget what is kept for offline reading' }).click()
  await page.getByText('Everything saved for offline reading is gone.').waitFor()
  expect(await keptPages(page)).toEqual([])
  await close()
})
