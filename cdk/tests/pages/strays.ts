import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

const folder = join(inject('config').folder, 'pages', '_astro')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Every selector of the site's sheets, a line each, as the browser of the first page read them: most of the work. */
let known: string | null = null

/** Selectors of the site's sheets that match something of a page, though no sheet of the page has them; and how many sheets it links. */
export const findStrays = async (page: Page): Promise<{ strays: string[]; links: number }> => {
  const { all, ...found } = await page.evaluate(
    ([texts, selectors]) => {
      const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule.selectorText]
          return 'cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []
        })
      const read = (text: string) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return selectorsIn(sheet.cssRules)
      }
      const linked = [...document.styleSheets].filter(({ href }) => href !== null)
      const own = new Set(linked.flatMap(({ cssRules }) => selectorsIn(cssRules)))
      const all = selectors ?? [...new Set(texts.flatMap(read))].join('\n')
      const strays = all
        .split('\n')
        .filter((selector) => !own.has(selector) && document.querySelector(selector) !== null)
      return { all, strays, links: linked.length }
    },
    [known === null ? sheets : [], known] as const,
  )
  known = all
  return found
}
