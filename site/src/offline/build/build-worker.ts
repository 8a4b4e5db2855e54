import { join } from 'node:path'
import { build } from 'vite'

const room = join(import.meta.dirname, '..')

/** Whether browsers keep pages for reading without a network: `KUPODEX_OFFLINE`. Throws an error that names it. */
export const readOffline = ({
  KUPODEX_OFFLINE: word = 'on',
}: Readonly<Record<string, string | undefined>>): boolean => {
  if (word !== 'on' && word !== 'off') throw new Error(`KUPODEX_OFFLINE is "${word}"; it must be on or off.`)
  return word === 'on'
}

/** Builds the worker that keeps pages, or the one that ends it, as one file at the root of the site: a worker answers for what lies below it. */
export const buildWorker = async (isOffline: boolean, folder: string): Promise<void> => {
  await build({
    configFile: false,
    root: room,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(room, isOffline ? 'worker.ts' : 'ended-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
