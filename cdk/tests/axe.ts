import { isSoak } from '@kupodex/data/soak.fixture'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Takes rows out of the middle of long lists: of the first list of a kind 20 stay and the last 5, of every other one 2 and the last. */
const shorten = () => {
  const kinds = new Set<string>()
  for (const list of document.querySelectorAll('ul, ol, tbody, select')) {
    const kind = `${list.localName} ${list.className}`
    for (const row of [...list.children].slice(...(kinds.has(kind) ? ([2, -1] as const) : ([20, -5] as const))))
      row.remove()
    kinds.add(kind)
  }
}

/**
 * What axe finds wrong on a page by WCAG 2.2 AA and its own best practices, one line each. With `shortened`, the thousand rows of a
 * list, which are all made alike and take axe seconds, are mostly taken out first, except in a soak: the page is of no use afterwards.
 */
export const findFaults = async (page: Page, { shortened = false } = {}): Promise<string[]> => {
  if (shortened && !isSoak) await page.evaluate(shorten)
  // The page's own policy lets no script in: axe comes through the debugger, which it does not concern.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  })
}
