import type { Page } from 'playwright-core'

/** Presses Tab until something has the focus that `is` wanted; fails after `most` stops. */
export const tabTo = async (page: Page, is: string, most = 120): Promise<void> => {
  const wanted = page.locator(is).first()
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${is} is not reached in ${most} stops`)
}
