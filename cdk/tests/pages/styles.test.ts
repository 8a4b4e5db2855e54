import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readFamilies } from '#check/families.ts'
import { nativeFields } from '../native-fields.ts'
import { base, someone, useBrowser } from './site.ts'

const open = useBrowser()
const folder = join(inject('config').folder, 'pages', '_astro')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Selectors of the site's sheets that match something of the page, though no sheet of the page has them; and the sheets that it links. */
const strays = (all: readonly string[]) => {
  const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText]
      return 'cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []
    })
  const linked = [...document.styleSheets].filter(({ href }) => href !== null)
  const own = new Set(linked.flatMap(({ cssRules }) => selectorsIn(cssRules)))
  const matching = all.flatMap((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return selectorsIn(sheet.cssRules).filter(
      (selector) => !own.has(selector) && document.querySelector(selector) !== null,
    )
  })
  return { matching, links: linked.length }
}

test.concurrent.each(await readFamilies(base, someone.id))(
  'pages of $name have every rule that fits them, in at most two sheets, and fields of the theme',
  async ({ paths }) => {
    for (const path of paths.slice(0, 2)) {
      const visit = await open(path)
      const { matching, links } = await visit.page.evaluate(strays, sheets)
      expect([path, matching]).toEqual([path, []])
      expect(links).toBeLessThanOrEqual(2)
      expect([path, await nativeFields(visit.page)]).toEqual([path, []])
      await visit.close()
    }
  },
)
