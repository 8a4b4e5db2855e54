import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from '#edge/behaviours.ts'
import { base, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()
const profile = `/char/${someone.id}/`

const functionsDown = (context: BrowserContext) =>
  context.route(
    ({ pathname }) => behaviourAt(functionBehaviours, pathname) !== undefined,
    (asked) => asked.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
  )

const asksFor = (asked: readonly string[]) => asked.filter((path) => path.startsWith(`/api/charcache/${someone.id}`))

/** Moves the clock of a context to when a kept copy is too old to be shown without asking. */
const later = (context: BrowserContext) => context.clock.setFixedTime(Date.now() + 3_600_000)

test('a character seen before is shown with its age while functions are down, in the language of the page', async () => {
  const { page, rest } = await open(profile)
  await functionsDown(page.context())
  await later(page.context())
  await page.goto(`${profile}mounts/`)
  await rest()
  expect(await page.locator('[data-kept]').innerText()).toMatch(/^Kupodex could not be reached\. .* on .*\d{4}/)
  expect(await page.locator('.person').getByText(someone.name, { exact: true }).first().isVisible()).toBe(true)
  expect(await page.locator('.person').getAttribute('data-frame')).toBe('ready')
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  await page.goto(`/de${profile}`)
  await rest()
  expect(await page.locator('[data-kept]').innerText()).toContain('Kopie in diesem Browser')
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
})

/** What a page took over the network: the bytes of each request that the browser's cache did not answer, by path. */
const fetched = () =>
  Object.fromEntries(
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ entryType, transferSize }) => ['navigation', 'resource'].includes(entryType) && transferSize > 0)
      .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]),
  )

test('from page to page of a character nothing that is there is asked for again; it stays while the network is away, and is asked for when it is back', async () => {
  const { page, asked, problems, rest } = await open(profile, { isOwnTab: true })
  for (const below of ['mounts/', 'achievements/']) {
    const first = new Set(asked)
    const before = asked.length
    await page.locator(`#parts a[data-word="${below}"]`).evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL(base + profile + below)
    await rest()
    const again = await page.evaluate(fetched)
    expect(asksFor(asked.slice(before))).toEqual([])
    expect(Object.keys(again).filter((path) => first.has(path))).toEqual([])
    expect(Object.values(again).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40_000)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  }
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: someone.name, level: 1 }).waitFor()
  expect(problems).toEqual([])

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sync Now' }).click()
  await page.getByText('The sync could not be requested.').waitFor()
  expect(await page.innerText('h1')).toBe(someone.name)
  const before = asked.length
  await page.context().setOffline(false)
  await expect.poll(() => asksFor(asked.slice(before))).not.toEqual([])
  await rest()
  expect(await page.innerText('h1')).toBe(someone.name)
})
