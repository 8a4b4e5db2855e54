import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sideBySide } from '../side-by-side.ts'
import type { Suite } from '../suite.ts'
import { withCheerio } from './with-cheerio.ts'
import { withOurs } from './with-ours.ts'

const savedPages = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'lodestone', 'pages')

/** Saved pages are named after their kind; the layout of 2019 is another one. */
const kinds = {
  character: /^character-(?!.*-2019)/,
  class_job: /^classjob-/,
  mount: /^mount-/,
  minion: /^minion-/,
} as const

/** Reading saved pages: ours beside a DOM with selectors. */
export const parseSuite: Suite = {
  summary: 'reading a Lodestone page, beside cheerio',
  run: (_args, { out }) => {
    if (!existsSync(savedPages)) {
      out('parse: skipped, the saved pages are not here\n')
      return Promise.resolve(true)
    }
    const files = readdirSync(savedPages).filter((name) => name.endsWith('.html'))
    let isSame = true
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const pages = files
        .filter((name) => kinds[kind].test(name))
        .map((name) => readFileSync(join(savedPages, name), 'utf8'))
      const each = (read: (html: string) => unknown) => () => pages.map((html) => read(html))
      const same = isDeepStrictEqual(each(withOurs[kind])(), each(withCheerio[kind])())
      isSame &&= same
      const { ours, theirs, ratio } = sideBySide(each(withOurs[kind]), each(withCheerio[kind]))
      const ms = (value: number) => `${(value / pages.length).toFixed(2)} ms`
      out(
        `parse ${kind.padEnd(9)} ${pages.length} pages: ours ${ms(ours)}, cheerio ${ms(theirs)} a page, ` +
          `${ratio.toFixed(1)} times; ${same ? 'same values' : 'DIFFERENT VALUES'}\n`,
      )
    }
    return Promise.resolve(isSame)
  },
}
