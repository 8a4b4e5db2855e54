import { isSoak, sampled } from '@kupodex/data/soak.fixture'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { pieceMark, servePiecemeal } from './pieces.ts'
import { base, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const site = await servePiecemeal(base, 9)
afterAll(site.stop)
const open = useBrowser(site.base)

/** Resolves once the page has painted something, and then what it had got when it was asked. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const twoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        new PerformanceObserver(twoFrames).observe({ type: 'paint', buffered: true })
      }),
  )

/** Counts the pieces that the page has read to their end. */
const countPieces = (mark: string) => {
  Object.assign(globalThis, { pieces: 0 })
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const ends = added.filter((node) => node instanceof Comment && node.data === mark)
    ;(globalThis as unknown as { pieces: number }).pieces += ends.length
  }).observe(document, { childList: true, subtree: true })
}

/** Sends the rest of the document, each piece after the one before was read and painted; how many it took. */
const sendRest = async (page: Page): Promise<number> => {
  for (let sent = 1; ; sent++) {
    await page.waitForFunction((n) => (globalThis as unknown as { pieces: number }).pieces >= n, sent)
    await painted(page)
    if (!site.next()) return sent
  }
}

// A style that waits for the end of its parent (`:last-child`), or counts what is there so far, draws the page twice.
describe('a page that comes in pieces does not move', () => {
  const pages = [
    ['home', '/'],
    ['a board', '/ranking/mount/global/'],
    ['a raid', '/ranking/raid/global/'],
    ['the ishgard event', '/ranking/ishgard/global/'],
    ['a rarity list', '/rarity/mount/global/'],
    ['an item', '/rarity/mount/global/1/'],
    ['statistics', '/stats/global/'],
    ['a character', `/char/${someone.id}/`],
    ['the login', '/login/'],
    ['the public API', '/api/'],
    ['the workshop', '/islandworkshop/'],
    ['the animals', '/islands/'],
  ] as const
  /** Each in one width, the next in the other; a soak sees all in both. */
  const visits = pages.flatMap(([title, path], nth) =>
    Object.entries(widths).flatMap(([size, viewport], turn) =>
      isSoak || turn === nth % 2 ? [{ title, path, size, viewport }] : [],
    ),
  )

  test.each(sampled(visits, 8))('$title, on a $size', async ({ path, viewport }) => {
    const prepare = (context: BrowserContext) => context.addInitScript(countPieces, pieceMark)
    const visit = await open('about:blank', { viewport, prepare })
    await visit.page.goto(path, { waitUntil: 'commit' })
    expect(await sendRest(visit.page)).toBeGreaterThan(2)
    await visit.rest()
    expect(await shiftOf(visit.page)).toBeLessThanOrEqual(0.02)
  })
})
