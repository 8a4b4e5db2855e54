import type { AstroIntegration, ViteUserConfig } from 'astro'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scriptsOf, stylesOf } from './src/build/ahead.ts'

/** A page whose style sheets are those of all lists, in the folder of pages. */
const listPage = 'char/mounts/index.html'

let scripts: ReadonlySet<string> = new Set()

/** Finds the scripts of lists among those for browsers. */
export const scriptsAhead: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'scripts-ahead',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    scripts = scriptsOf(chunks)
    if (scripts.size === 0)
      this.error('No script has the lists of a character. Mend the modules in src/build/ahead.ts.')
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
