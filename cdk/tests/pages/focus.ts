import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './visit.ts'

/** What has the focus: its words, whether it shows that it has it, and whether it can be seen; null where nothing has. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return {
      words: element.getAttribute('aria-label') ?? element.innerText.slice(0, 40),
      tag: element.tagName,
      isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top,
    }
  })

/** Goes on by Tab, `most` times at most, and gives the stops that are not seen or not marked. */
const badStops = async (page: Page, most: number) => {
  const bad: unknown[] = []
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === null) break
    if (!at.isMarked || !at.isSeen) bad.push(at)
  }
  return bad
}

/**
 * Walks through an English page by Tab: the first stop skips to the content, and the first stops below the head are seen and marked;
 * `withHead` so are those of the head, which all pages share.
 */
export const expectStops = async (page: Page, withHead: boolean): Promise<void> => {
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ words: 'Skip to content', isSeen: true, isMarked: true })
  if (withHead) expect(await badStops(page, 40)).toEqual([])
  const skip = page.locator('.skip')
  await skip.focus()
  await page.keyboard.press('Enter')
  const target = await skip.getAttribute('href')
  await eventually(
    () => page.evaluate(() => document.activeElement?.id),
    (id) => expect(`#${id}`).toBe(target),
  )
  await page.keyboard.press('Tab')
  await eventually(
    () => page.evaluate(() => document.querySelector('header.top')?.contains(document.activeElement)),
    (isAbove) => expect(isAbove).toBe(false),
  )
  // On pages of a character the link skips their menu, too.
  await page.locator('main').focus()
  expect(await badStops(page, 15)).toEqual([])
}

/** Presses Tab until something has the focus that `is` wanted; fails after `most` stops. */
export const tabTo = async (page: Page, is: string, most = 120): Promise<void> => {
  const wanted = page.locator(is).first()
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${is} is not reached in ${most} stops`)
}
