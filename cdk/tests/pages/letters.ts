import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** How far a page can be pushed sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Makes the letters of a page larger, as a reader's browser does who asks for them. */
export const enlarge = async (page: Page, percent: number): Promise<void> => {
  const size = await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = `${wanted}%`
    return parseFloat(getComputedStyle(document.documentElement).fontSize)
  }, percent)
  expect(size).toBe((16 * percent) / 100)
}

/** What of the header lies outside of the window. */
const headerOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.top a, .top button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < 0 || right > innerWidth + 0.5
      })
      .map((each) => each.getAttribute('aria-label') ?? each.innerText),
  )

/** Windows, in pixels, and the size of letters in them, in percent. */
const windows = [
  [320, 100],
  [320, 200],
  [390, 200],
  [1440, 200],
] as const

/** Shows a page in windows of several widths with letters of twice the size too: nothing of it is off the screen. */
export const expectRoomForLetters = async (page: Page): Promise<void> => {
  for (const [width, percent] of windows) {
    await page.setViewportSize({ width, height: 900 })
    await enlarge(page, percent)
    const found = { width, percent, sideways: await overflow(page), outside: await headerOutside(page) }
    expect(found).toEqual({ width, percent, sideways: 0, outside: [] })
  }
  await enlarge(page, 100)
}
