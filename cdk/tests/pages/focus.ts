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

/** Walks through an English page by Tab: the first stop skips to the content, every stop is seen and marked. */
export const expectStops = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ words: 'Skip to content', isSeen: true, isMarked: true })
  const bad: unknown[] = []
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at === null) break
    if (!at.isMarked || !at.isSeen) bad.push(at)
  }
  expect(bad).toEqual([])
  const target = await page.locator('.skip').getAttribute('href')
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await eventually(
    () => page.evaluate(() => document.activeElement?.id),
    (id) => expect(`#${id}`).toBe(target),
  )
  await page.keyboard.press('Tab')
  await eventually(
    () => page.evaluate(() => document.querySelector('header.top')?.contains(document.activeElement)),
    (isAbove) => expect(isAbove).toBe(false),
  )
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
