import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sideBySide } from '../suite/side-by-side.ts'
import type { Suite } from '../suite/suite.ts'
import { withCheerio } from './with-cheerio.ts'
import { withLinkedom } from './with-linkedom.ts'
import { withOurs } from './with-ours.ts'

const savedPages = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'lodestone', 'pages')

/** Saved pages are named after their kind; the layout of 2019 is another one. */
const kinds = {
  character: /^character-(?!.*-2019)/,
  class_job: /^classjob-/,
  mount: /^mount-/,
  minion: /^minion-/,
} as const

const others = { cheerio: withCheerio, linkedom: withLinkedom } as const

/** How many times as fast as a parser that builds a DOM ours has to be. */
const reach = 10

export const parseSuite: Suite = {
  summary: 'reading a Lodestone page, beside cheerio and linkedom',
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
      const kilobytes = pages.reduce((sum, html) => sum + html.length, 0) / 1024 / pages.length
      out(`parse ${kind}: ${pages.length} pages of ${kilobytes.toFixed(0)} kB on average\n`)
      for (const [name, other] of Object.entries(others)) {
        const same = isDeepStrictEqual(each(withOurs[kind])(), each(other[kind])())
        isSame &&= same
        const { ours, theirs, ratio } = sideBySide(each(withOurs[kind]), each(other[kind]))
        const ms = (value: number) => `${(value / pages.length).toFixed(2)} ms`
        out(
          `  ours ${ms(ours)}, ${name} ${ms(theirs)} a page: ${ratio.toFixed(1)} times` +
            `${ratio < reach ? ` (below ${reach})` : ''}; ${same ? 'same values' : 'DIFFERENT VALUES'}\n`,
        )
      }
    }
    return Promise.resolve(isSame)
  },
}
