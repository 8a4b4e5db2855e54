import type { AstroIntegration, ViteUserConfig } from 'astro'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The modules of lists that a character's profile does without. */
const listModule =
  /\/site\/src\/collection\/(collection-page|blocks|keys|use-row-notes|controls\/state)\.tsx?$/

/** A page whose style sheets are those of all lists, in the folder of pages. */
const listPage = 'char/mounts/index.html'

interface Chunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
}

/** The files of what `isWanted` names, and of all that these import at once. */
export const scriptsOf = (chunks: readonly Chunk[], isWanted: (module: string) => boolean): ReadonlySet<string> => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const add = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    byName.get(name)?.imports.forEach(add)
  }
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some(isWanted)) add(fileName)
  return found
}

/** The paths of the style sheets of a page. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, path]) => path ?? [])

let scripts: ReadonlySet<string> = new Set()

/** Finds the scripts of lists among those for browsers. */
export const scriptsAhead: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'scripts-ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    scripts = scriptsOf(chunks, (module) => listModule.test(module))
    if (scripts.size === 0) this.error('No script has the lists of a character. Mend the modules in ahead.ts.')
  },
}

/** Publishes what any page of a character may fetch for the lists beside it: `ahead.json`, their paths. */
export const filesAhead: AstroIntegration = {
  name: 'files-ahead',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      const styles = stylesOf(readFileSync(join(folder, listPage), 'utf8'))
      const files = [...[...scripts].map((name) => `/${name}`), ...styles]
      writeFileSync(join(folder, 'ahead.json'), JSON.stringify({ files }))
    },
  },
}
