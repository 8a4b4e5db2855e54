import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

const folder = join(inject('config').folder, 'pages', '_astro')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Selectors of the site's sheets that match something of a page, though no sheet of the page has them; and how many sheets it links. */
export const findStrays = (page: Page): Promise<{ strays: string[]; links: number }> =>
  page.evaluate((all) => {
    const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText]
        return 'cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []
      })
    const linked = [...document.styleSheets].filter(({ href }) => href !== null)
    const own = new Set(linked.flatMap(({ cssRules }) => selectorsIn(cssRules)))
    const strays = all.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return selectorsIn(sheet.cssRules).filter(
        (selector) => !own.has(selector) && document.querySelector(selector) !== null,
      )
    })
    return { strays, links: linked.length }
  }, sheets)
