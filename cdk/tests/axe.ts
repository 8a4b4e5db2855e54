import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isSoak } from '@kupodex/data/soak.fixture'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Minified: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Takes rows out of the middle of long lists: of the first list of a kind all but 20 and the last 5, of every other one of more than eight all
 * but 2 and the last; never one that has the focus or is chosen. Leaves how to put them back.
 */
const takeRows = () => {
  const kinds = new Set<string>()
  const taken: [Element, Comment][] = []
  const top = scrollY
  for (const list of document.querySelectorAll('ul, ol, tbody, select')) {
    const kind = `${list.localName} ${list.className}`
    const [from, to] = !kinds.has(kind) ? [20, -5] : list.children.length > 8 ? [2, -1] : [0, 0]
    for (const row of [...list.children].slice(from, to)) {
      if (row.matches(':focus-within, :checked') || !row.isConnected) continue
      const place = document.createComment('')
      row.replaceWith(place)
      taken.push([row, place])
    }
    kinds.add(kind)
  }
  const putBack = () => {
    for (const [row, place] of taken) place.replaceWith(row)
    // Asked for, it lays out everything: a page at its top stays there.
    if (top > 0) scrollTo({ top, behavior: 'instant' })
  }
  Object.assign(globalThis, { putBack })
}

/**
 * What axe finds wrong on a page by WCAG 2.2 AA and its own best practices, one line each. But for a soak it sees few of the thousand rows
 * of a list, which are all made alike and take it seconds: told to exclude them it would still look at each.
 */
export const findFaults = async (page: Page): Promise<string[]> => {
  if (!isSoak) await page.evaluate(takeRows)
  // The page's own policy lets no script in: axe comes through the debugger, which it does not concern.
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe: inPage, putBack } = globalThis as unknown as { axe: typeof axe; putBack?: () => void }
    const { violations } = await inPage.run({ resultTypes: ['violations'] })
    putBack?.()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  })
}
