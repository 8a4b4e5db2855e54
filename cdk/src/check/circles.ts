import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/** The code of a file: of an Astro file what stands between its fences, and in its scripts. */
const codeOf = (file: string, text: string): string => {
  if (!file.endsWith('.astro')) return text
  const fenced = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? ''
  return [fenced, ...[...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script)].join('\n')
}

/** What a file imports of its own package, `from` and the result below the package's folder; null for another package. */
const ownFile = (from: string, module: string): string | null => {
  if (module.startsWith('#')) return `src/${module.slice(1)}`
  return module.startsWith('.') ? posix.join(dirname(from), module) : null
}

/** What a file imports, and the file of its own package that this is, if it is one. */
export interface Import {
  module: string
  file: string | null
}

/** What each source file of a package imports, types too, by its path below the package's folder; tests are left out. */
export const importsIn = (folder: string): Map<string, Import[]> => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: folder }).filter(
    (file) => !/\.test\.tsx?$|node_modules/.test(file),
  )
  const known = new Set(files)
  return new Map(
    files.sort().map((file) => {
      const { importedFiles } = ts.preProcessFile(codeOf(file, readFileSync(join(folder, file), 'utf8')), true, true)
      const imports = importedFiles.map(({ fileName }): Import => {
        const own = ownFile(file, fileName)
        return { module: fileName, file: own !== null && known.has(own) ? own : null }
      })
      return [file, imports]
    }),
  )
}

/** Where the arrows from each node lead. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A shortest way along the arrows from a node back to it; null without one. */
const wayBack = (graph: Graph, start: string): string[] | null => {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [node]
        for (let before = cameFrom.get(node); before !== undefined; before = cameFrom.get(before)) way.unshift(before)
        return [...way, start]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, node)
      waiting.push(next)
    }
  }
  return null
}

/** Circles of a graph, each as a shortest way round, until every node that lies on one is in one of them. */
const circlesIn = (graph: Graph): string[][] => {
  const named = new Set<string>()
  return [...graph.keys()].flatMap((node) => {
    const way = named.has(node) ? null : wayBack(graph, node)
    way?.forEach((each) => named.add(each))
    return way ? [way] : []
  })
}

/** Circles of files, as they are told: each file imports the next one. */
export const fileCircles = (imports: Graph): string[] => circlesIn(imports).map((way) => way.join(' -> '))

/** Circles of folders by what the files directly in them import, as they are told: with a file of each folder that imports of the next one. */
export const folderCircles = (imports: Graph): string[] => {
  const example = new Map<string, string>()
  const folders = new Map<string, Set<string>>()
  for (const [file, imported] of imports) {
    for (const other of imported) {
      const [from, to] = [dirname(file), dirname(other)]
      if (from === to) continue
      folders.set(from, (folders.get(from) ?? new Set()).add(to))
      example.set(`${from} ${to}`, `${file} -> ${other}`)
    }
  }
  return circlesIn(folders).map((way) => {
    const arrows = way.slice(1).map((to, at) => example.get(`${way[at]} ${to}`))
    return `${way.join(' -> ')} (${arrows.join(', ')})`
  })
}
