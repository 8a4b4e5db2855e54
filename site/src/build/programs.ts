import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** A script for pages and programs of others, by its path in the site. */
export interface ProgramFile {
  path: string
  code: string
}

/** What is made of which module: one that runs by itself, or one that programs import. Another version is another path. */
const entries = (sources: string) =>
  [
    { path: 'embed/1.js', entry: join(sources, 'embed/embed.ts'), format: 'iife' },
    { path: 'client/1.js', entry: createRequire(join(sources, 'x')).resolve('@kupodex/data/client'), format: 'es' },
  ] as const

/** Makes those scripts out of the modules below the folder `sources` of the site: one file each, which loads no other. */
export const buildPrograms = (sources: string): Promise<ProgramFile[]> =>
  Promise.all(
    entries(sources).map(async ({ path, entry, format }) => {
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format } },
        },
      })) as Rolldown.RolldownOutput
      const [chunk] = built.output
      return { path, code: chunk.code }
    }),
  )
