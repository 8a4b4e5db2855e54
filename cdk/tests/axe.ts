import { isSoak } from '@kupodex/data/soak.fixture'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const leftOut = 'data-left-out'

/** Marks rows in the middle of long lists: of the first list of a kind all but 20 and the last 5, of every other one all but 2 and the last. */
const markRows = (mark: string) => {
  const kinds = new Set<string>()
  for (const list of document.querySelectorAll('ul, ol, tbody, select')) {
    const kind = `${list.localName} ${list.className}`
    for (const row of [...list.children].slice(...(kinds.has(kind) ? ([2, -1] as const) : ([20, -5] as const))))
      row.setAttribute(mark, '')
    kinds.add(kind)
  }
}

/**
 * What axe finds wrong on a page by WCAG 2.2 AA and its own best practices, one line each. But for a soak it leaves out most of the
 * thousand rows of a list, which are all made alike and take it seconds.
 */
export const findFaults = async (page: Page): Promise<string[]> => {
  if (!isSoak) await page.evaluate(markRows, leftOut)
  // The page's own policy lets no script in: axe comes through the debugger, which it does not concern.
  await page.evaluate(axe.source)
  return page.evaluate(async (mark) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inPage.run({ exclude: [`[${mark}]`] }, { resultTypes: ['violations'] })
    for (const row of document.querySelectorAll(`[${mark}]`)) row.removeAttribute(mark)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  }, leftOut)
}
