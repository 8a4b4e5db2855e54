import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong on a page by WCAG 2.2 AA and its own best practices, one line each. */
export const findFaults = async (page: Page): Promise<string[]> => {
  // The page's own policy lets no script in: axe comes through the debugger, which it does not concern.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  })
}
