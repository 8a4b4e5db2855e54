import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { next, startMovingEdge } from './moving-edge.ts'
import { someone, useBrowser } from './site.ts'
import { eventually } from './visit.ts'

/** The paths of the pages that the browser keeps. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelf = (await caches.keys()).find((name) => name.startsWith('kupodex-pages-'))
    const kept = shelf === undefined ? [] : await (await caches.open(shelf)).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })

const heading = (page: Page): Promise<string> => page.locator('h1:visible').first().innerText()

const ticked = (page: Page) => page.locator('.things input[data-tick]:checked').count()

const tick = async (page: Page, count: number) => {
  await page.locator('.things input[data-tick]:not(:checked)').first().click()
  await eventually(
    () => ticked(page),
    (now) => expect(now).toBe(count),
  )
}

/** Whether the scripts and styles of a page are of the next build: true, false, or both. */
const areNext = (page: Page): Promise<boolean[]> =>
  page
    .locator('script[src^="/_astro/"], link[rel=stylesheet][href^="/_astro/"]')
    .evaluateAll(
      (all, mark) => [
        ...new Set(all.map((one) => (one.getAttribute('src') ?? one.getAttribute('href') ?? '').includes(mark))),
      ],
      `${next}.`,
    )

/** Of a collection with few things: what is ticked is the same, and drawn sooner. */
const nobodys = '/char/0/fashions/'
const mounts = `/char/${someone.id}/mounts/`
const kinds = ['/ranking/mount/global/', '/rarity/mount/global/1/', '/browse/ttnpcs/', mounts, '/']

test('without a network there is what was opened with one, ticks included, else our own words; a deploy meanwhile mixes nothing; one press forgets all', async () => {
  const edge = await startMovingEdge()
  onTestFinished(() => void edge.close())
  const { page, rest, problems } = await useBrowser(edge.base)('/', { serviceWorkers: 'allow' })
  await eventually(
    () => keptPages(page),
    (paths) => expect(paths).toEqual(expect.arrayContaining(['/', '/offline/'])),
  )
  const headings = new Map<string, string>()
  const look = async (path: string) => {
    await page.goto(path)
    await rest()
    headings.set(path, await heading(page))
  }
  await look(nobodys)
  await tick(page, 1)
  for (const path of kinds) await look(path)
  expect(problems).toEqual([])

  // What is there now is what the worker keeps, not what the browser's own cache has for a minute.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  edge.cut(true)
  for (const path of [...kinds, nobodys]) {
    await page.goto(path)
    await eventually(
      () => heading(page),
      (shown) => expect(shown).toBe(headings.get(path)),
    )
  }
  await tick(page, 2)
  await page.reload()
  await eventually(
    () => ticked(page),
    (count) => expect(count).toBe(2),
  )
  await page.goto('/ranking/mount/global/')
  await page.getByText('Kupodex could not be reached.').waitFor()
  await page.goto(`${mounts}?q=a`)
  await page.locator('.person').getByText(someone.name, { exact: true }).first().waitFor()
  await page.locator('a[data-thing]').first().waitFor()

  // Another tab, in a language that was never read.
  const other = await page.context().newPage()
  await other.goto('/de/stats/global/')
  await other.getByRole('heading', { name: 'You are offline' }).waitFor()
  const link = other.getByRole('link', { name: `of ${someone.name}` })
  expect(await link.first().getAttribute('href')).toBe(mounts)

  edge.deploy()
  edge.cut(false)
  await other.getByRole('button', { name: 'Try again' }).click()
  await other.locator('dl.figures').first().waitFor()
  expect(await areNext(other)).toEqual([true])
  // The first tab goes on with its own scripts, which the server has no more, until it is loaded again.
  expect(await areNext(page)).toEqual([false])
  await page.locator('a[data-thing]').first().click()
  await page.locator('.details h2').first().waitFor()
  await page.reload()
  await page.locator('a[data-thing]').first().waitFor()
  expect(await areNext(page)).toEqual([true])

  await page.goto('/settings/')
  await page.getByText(/^Saved: \d+ pages, /).waitFor()
  await page.getByRole('button', { name: 'Forget what is kept for offline reading' }).click()
  await page.getByText('Everything saved for offline reading is gone.').waitFor()
  expect(await keptPages(page)).toEqual([])
})
