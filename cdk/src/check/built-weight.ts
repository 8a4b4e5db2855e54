import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { type BudgetPart, compressed, htmlWeight } from './budgets.ts'

await init

const scripts = /<script\b[^>]*\bsrc="(\/[^"]+\.js)"/g
const styles = /<link\b[^>]*\bhref="(\/[^"]+\.css)"/g
/** Islands that start with the page, and the two scripts of each; others start once they are seen. */
const islands = /<astro-island\b[^>]*\bclient="load"[^>]*>/g
const ofIsland = /\b(?:component-url|renderer-url)="(\/[^"]+\.js)"/g

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = '']) => path)

/** The files that a script imports when it starts, as paths from the root of the pages. */
const importsOf = (path: string, code: string): string[] =>
  parse(code)[0].flatMap(({ n, d }) => (n === undefined || d !== -1 ? [] : [posix.resolve(posix.dirname(path), n)]))

/**
 * A function that weighs pages of a folder as they were built: bytes, compressed by gzip, of the HTML, its style sheets and the
 * scripts that it loads with all that they import. What a script asks for later is left out: only a browser sees that.
 */
export const weigherOf = (folder: string) => {
  const known = new Map<string, { size: number; imports: readonly string[] }>()
  const file = (path: string) => {
    const held = known.get(path)
    if (held !== undefined) return held
    const text = readFileSync(join(folder, path), 'utf8')
    const imports = path.endsWith('.js') ? importsOf(path, text) : []
    const read = { size: compressed(text).length, imports }
    known.set(path, read)
    return read
  }
  const sum = (paths: Iterable<string>): number => {
    const all = new Set(paths)
    // A set goes on with what is added to it meanwhile.
    for (const path of all) for (const other of file(path).imports) all.add(other)
    return [...all].reduce((bytes, path) => bytes + file(path).size, 0)
  }
  return (page: string): Record<BudgetPart, number> => {
    const html = readFileSync(join(folder, page), 'utf8')
    const inIslands = [...html.matchAll(islands)].flatMap(([island]) => found(island, ofIsland))
    return { html: htmlWeight(html), css: sum(found(html, styles)), js: sum([...found(html, scripts), ...inIslands]) }
  }
}
