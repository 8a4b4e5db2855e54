import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a file imports from another: the names of values, none where it imports all of it or the whole file. */
interface Import {
  path: string
  names: readonly string[]
}

const fixed = /^\s*(?:import|export) (?!type\b)(?:(\{[^}]*\}|\*(?: as \w+)?|\w+(?:, \{[^}]*\})?) from )?'([^']+)'/gm
const later = /\bimport\('([^']+)'\)/g
const scripts = /<script>([^]*?)<\/script>/g

/** The path of an imported file below the folder of the sources; null for a package and what is no code. */
const pathOf = (from: string, words: string): string | null => {
  if (!/\.(ts|tsx|astro)$/.test(words) || /^[@\w]/.test(words)) return null
  return words.startsWith('#') ? words.slice(1) : posix.join(posix.dirname(from), words)
}

/** The values that a file imports: what it imports for types alone is not there when it runs. */
const importsIn = (from: string, code: string): Import[] => {
  const found = [
    ...[...code.matchAll(fixed)].map(([, what = '', words = '']) => ({ what, words })),
    ...[...code.matchAll(later)].map(([, words = '']) => ({ what: '', words })),
  ]
  return found.flatMap(({ what, words }) => {
    const path = pathOf(from, words)
    const all = what.replace(/[{}]/g, ' ').split(',').map((name) => name.trim()).filter((name) => name !== '') // prettier-ignore
    const names = all.filter((name) => !name.startsWith('type '))
    return path === null || (names.length === 0 && all.length > 0) ? [] : [{ path, names }]
  })
}

/** The islands of a page or of a part of one: components that the browser starts. */
const isIsland = (markup: string, name: string) =>
  new RegExp(`<${name}\\b[^]*?(client:\\w|/>)`).exec(markup)?.[1] !== '/>'

/** Parts that few readers of their page see and that bring their texts themselves, by the name of their file: pages do without those. */
export const partFiles = { desk: 'home/desk/draw-desk.tsx', alts: 'list/list-alts.tsx' } as const

export type PartWithTexts = keyof typeof partFiles

const withOwnTexts: readonly string[] = Object.values(partFiles)

/**
 * The names of the catalogues that the scripts of a page import, by way of whatever file, at once or later, but for parts with texts
 * of their own; `page` is the path of its file, or that of such a part, below the folder `sources`.
 */
export const cataloguesOf = (sources: string, page: string): string[] => {
  const names = new Set<string>()
  const seen = new Set<string>()

  const visitImports = (imports: readonly Import[]): void => {
    for (const { path, names: imported } of imports)
      if (posix.basename(path) === 'texts.ts')
        imported.filter((name) => /texts$/i.test(name)).forEach((name) => names.add(name))
      else visit(path)
  }
  const visit = (path: string): void => {
    if (seen.has(path) || (path !== page && withOwnTexts.includes(path))) return
    seen.add(path)
    const text = readFileSync(join(sources, path), 'utf8')
    if (!path.endsWith('.astro')) return visitImports(importsIn(path, text))
    const [, head = '', ...body] = text.split(/^---$/m)
    const markup = body.join('---')
    for (const part of importsIn(path, head)) {
      const isPart = part.path.endsWith('.astro')
      if (
        isPart ||
        (part.path.endsWith('.tsx') && part.names.some((name) => markup.includes(`<${name}`) && isIsland(markup, name)))
      )
        visit(part.path)
    }
    for (const [, code = ''] of markup.matchAll(scripts)) visitImports(importsIn(path, code))
  }
  visit(page)
  return [...names].sort()
}

/** The file of a route, below the folder `sources`. */
export const fileOfRoute = (sources: string, route: string): string => {
  const places = [`pages${route}.astro`, `pages${route}/index.astro`, `${route.slice(1)}.astro`]
  const file = places.find((place) => existsSync(join(sources, place)))
  if (file === undefined) throw new Error(`No file of the site draws ${route}`)
  return file
}
