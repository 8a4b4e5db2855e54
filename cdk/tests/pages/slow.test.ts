import { sampled } from '@kupodex/data/soak.fixture'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { readScopes } from '#check/families.ts'
import { base, someone, keepingOpen } from './site.ts'
import { shiftOf } from './shifts.ts'
import { type Visit } from './visit.ts'

const open = keepingOpen()
const { dataCenter } = await readScopes(base)

/** A telephone at the edge of its network: 400 ms there and back, 50 kB a second. */
const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  })
}

/** Opens a page slowly; returns as soon as its first bytes are there. */
const openSlowly = async (path: string) => {
  const visit = await open('about:blank', { viewport: widths.phone })
  await throttle(visit.page)
  await visit.page.goto(path, { waitUntil: 'commit' })
  return visit
}

/** The same, but no script comes before it is let through. */
const openWithoutScripts = async (path: string) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const visit = await open('about:blank', {
    viewport: widths.phone,
    prepare: (context) =>
      context.route(/\.js$/, async (asked) => {
        await held
        await asked.continue()
      }),
  })
  await throttle(visit.page)
  await visit.page.goto(path, { waitUntil: 'commit' })
  return { ...visit, letThrough }
}

const settle = async ({ page, rest }: Pick<Visit, 'page' | 'rest'>) => {
  await page.waitForLoadState('load')
  await rest()
}

describe('on a slow network', () => {
  const pages = [
    ['home', '/', 'h1'],
    ['a board', '/ranking/mount/global/', 'tbody tr a'],
    ['a rarity list', '/rarity/mount/global/', '[data-rows] tr:not(.nobody)'],
    ['statistics', '/stats/global/', 'dl.figures'],
    ['the ishgard event', '/ranking/ishgard/global/', 'tbody tr'],
  ] as const
  test.concurrent.each(sampled(pages, 3))(
    '%s reads before any script has come, and does not move afterwards',
    async (_page, path, part) => {
      const visit = await openWithoutScripts(path)
      const { page, problems, letThrough, close } = visit
      await page.locator(part).first().waitFor()
      expect(await page.locator(part).first().isVisible()).toBe(true)
      letThrough()
      await settle(visit)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      expect(problems).toEqual([])
      await close()
    },
  )

  test.concurrent('a character page shows its boxes at once, busy, and fills them without moving', async () => {
    const visit = await openSlowly(`/char/${someone.id}/`)
    const { page, problems, close } = visit
    await page.locator('main [aria-busy="true"] .boxes').first().waitFor()
    expect(await page.innerText('h1')).toBe('Character')
    expect(await page.locator('.lead').isVisible()).toBe(true)
    await page.getByRole('heading', { name: someone.name, level: 1 }).waitFor()
    // What lies below the window stays busy until it is seen.
    await page.locator('main [aria-busy="true"] .boxes').first().waitFor({ state: 'detached' })
    await settle(visit)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(problems).toEqual([])
    await close()
  })

  test.concurrent('an item of a data center says that it is loading, and does not move', async () => {
    const visit = await openSlowly(`/rarity/mount/${dataCenter}/1/`)
    const { page, problems, close } = visit
    await page.getByText('Loading...').waitFor()
    await page.getByRole('heading', { name: 'How to obtain' }).waitFor()
    await settle(visit)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(problems).toEqual([])
    await close()
  })

  test.concurrent('looking for a character on a board says so', async () => {
    const visit = await openSlowly('/ranking/mount/global/')
    const { page, problems, close } = visit
    await settle(visit)
    await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(someone.name)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'Searching...' }).waitFor()
    await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
    expect(problems).toEqual([])
    await close()
  })
})
