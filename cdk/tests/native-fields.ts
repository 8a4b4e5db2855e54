import type { Page } from 'playwright-core'

/** Fields for text and choices on a page that have the browser's own frame, which is square and of no theme of the site, by name. */
export const nativeFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
    )
    return [...fields]
      .filter((field) => field.checkVisibility() && getComputedStyle(field).borderTopLeftRadius === '0px')
      .map((field) => field.getAttribute('name') ?? (field.closest('label') ?? field).outerHTML.slice(0, 80))
  })
