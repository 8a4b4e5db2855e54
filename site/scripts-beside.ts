import type { AstroIntegration } from 'astro'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scriptFiles } from './src/build/scripts.ts'

/** Publishes the scripts that lie beside the pages: for pages and programs of others, and the worker. */
export const scriptsBeside = (isOffline: boolean): AstroIntegration => ({
  name: 'scripts-beside',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const { path, code } of await scriptFiles(join(import.meta.dirname, 'src'), { isOffline })) {
        const file = join(fileURLToPath(dir), path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, code)
      }
    },
  },
})
