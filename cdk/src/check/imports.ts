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
