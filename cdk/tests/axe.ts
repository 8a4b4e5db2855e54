import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isSoak } from '@kupodex/data/soak.fixture'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Minified: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How many rows that look alike stay of a page's lists. */
const alike = 2

/**
 * Takes rows out of lists that look like others of the page, text and addresses apart, but for the first few of each look; never one that
 * has the focus or is chosen. Leaves how to put them back.
 */
const takeRows = (most: number) => {
  const taken: [Element, Comment][] = []
  const seen = new Map<string, number>()
  const top = scrollY
  // Classes, roles and states are kept, and of all else whether there is anything.
  const lookOf = (row: Element) =>
    row.outerHTML
      .replaceAll(/>[^<]*[^<\s][^<]*</g, '>x<')
      .replaceAll(/ (?!class=|role=|type=)([\w-]+)="(?![a-z]*")[^"]*"/g, ' $1')
  for (const list of document.querySelectorAll('ul, ol, tbody, select')) {
    if (!list.isConnected) continue
    for (const row of [...list.children]) {
      const look = `${list.localName} ${list.className} ${lookOf(row)}`
      const count = (seen.get(look) ?? 0) + 1
      seen.set(look, count)
      if (count <= most || row.matches(':focus-within, :checked')) continue
      const place = document.createComment('')
      row.replaceWith(place)
      taken.push([row, place])
    }
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
 * of a list, which are made alike and take it seconds: told to exclude them it would still look at each. Rows are put back unless the page
 * is left anyhow (`isLeft`), which spares laying them out.
 */
export const findFaults = async (page: Page, { isLeft = false } = {}): Promise<string[]> => {
  if (!isSoak) await page.evaluate(takeRows, alike)
  // The page's own policy lets no script in: axe comes through the debugger, which it does not concern, and by itself, since what Playwright
  // evaluates is compiled twice as long.
  const debugging = await page.context().newCDPSession(page)
  const { exceptionDetails } = await debugging.send('Runtime.evaluate', { expression: source })
  if (exceptionDetails) throw new Error(`axe does not start: ${exceptionDetails.text}`)
  await debugging.detach()
  return page.evaluate(async (leaves) => {
    const { axe: inPage, putBack } = globalThis as unknown as { axe: typeof axe; putBack?: () => void }
    // By itself it reads every style sheet ahead, for rules that are off.
    const { violations } = await inPage.run({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    if (!leaves) putBack?.()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
  }, isLeft)
}
