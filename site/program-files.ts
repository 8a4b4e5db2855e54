import type { AstroIntegration } from 'astro'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPrograms } from './src/build/programs.ts'

/** Publishes the scripts for pages and programs of others. */
export const programFiles: AstroIntegration = {
  name: 'program-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const { path, code } of await buildPrograms(join(import.meta.dirname, 'src'))) {
        const file = join(fileURLToPath(dir), path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, code)
      }
    },
  },
}
