import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'
import { scrollTo } from './visit.ts'

const open = useBrowser()

const paths = [
  '/',
  '/ranking/mount/global/',
  '/ranking/raid/global/',
  '/ranking/ishgard/global/',
  `/char/${someone.id}/`,
  `/char/${someone.id}/timeline/`,
  '/charactersearch/',
  '/api/',
  '/de/no/such/page/',
]

/** How large the letters of the page are, in pixels. */
const letterSize = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

/** What of the header lies outside of the window, and how far the page can be pushed sideways. */
const outside = (page: Page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - innerWidth,
    away: [...document.querySelectorAll<HTMLElement>('.top a, .top button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < 0 || right > innerWidth + 0.5
      })
      .map((each) => each.getAttribute('aria-label') ?? each.innerText),
  }))

describe.each([
  [320, 100],
  [320, 200],
  [390, 200],
  [1440, 200],
])('in a window %i wide with letters at %i %', (width, percent) => {
  test.each(paths)('nothing of %s is off the screen', async (path) => {
    const { page, close } = await open(path, { viewport: { width, height: 900 } })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)
    expect(await letterSize(page)).toBe((16 * percent) / 100)
    expect(await outside(page)).toEqual({ sideways: 0, away: [] })
    await close()
  })
})

test.each([
  ['/ranking/mount/global/', '.list.board .who a'],
  ['/rarity/mount/global/', '.list.rare tr:not(.nobody) .item > div:first-of-type a'],
])('names of %s are read as words on a phone with letters of twice the size', async (path, selector) => {
  const { page, close } = await open(path, { viewport: { width: 390, height: 900 } })
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const names = page.locator(selector)
  await scrollTo(names.nth(4))
  for (let at = 0; at < 5; at++) {
    const name = names.nth(at)
    // A word that is broken into its letters has as many lines.
    const lines = await name.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(lines).toBeLessThanOrEqual((await name.innerText()).split(/\s+/).length + 1)
  }
  await close()
})
