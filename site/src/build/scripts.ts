import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** A script that lies beside the pages: one file, which loads no other. */
export interface ScriptFile {
  path: string
  code: string
}

/** Makes one file out of a module: one that runs by itself, or one that programs import. */
const buildScript = async (entry: string, format: 'iife' | 'es'): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/**
 * The scripts beside the pages, out of modules below the folder `sources` of the site: for pages and programs of others, of which another
 * version is another path, and the worker that keeps pages, or the one that ends it, at the root because it answers for all of the site.
 */
export const scriptFiles = (sources: string, { isOffline }: { isOffline: boolean }): Promise<ScriptFile[]> => {
  const client = createRequire(join(sources, 'x')).resolve('@kupodex/data/client')
  const scripts = [
    { path: 'embed/1.js', entry: join(sources, 'embed/embed.ts'), format: 'iife' },
    { path: 'client/1.js', entry: client, format: 'es' },
    { path: 'sw.js', entry: join(sources, 'offline', isOffline ? 'worker.ts' : 'ended-worker.ts'), format: 'iife' },
  ] as const
  return Promise.all(scripts.map(async ({ path, entry, format }) => ({ path, code: await buildScript(entry, format) })))
}
