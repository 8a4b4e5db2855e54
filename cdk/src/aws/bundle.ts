import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Machine } from '../install/left-out.ts'
import { putPackageFiles, putPackages } from './packages.ts'

/** The root of the data package, which has the tables beside the code. */
const dataFolder = join(dirname(createRequire(import.meta.url).resolve('@kupodex/data/game')), '../..')

/** Where the code lies in a bundle: as deep as the loader of tables in the data package, which looks for `tables` above. */
const codeFolder = 'src/game/tables'

/** A function's entry as Lambda names it. */
export const bundleHandler = `${codeFolder}/index.handler`

export interface BundleInput {
  entry: string
  tables?: readonly string[]
  /** Packages that lie beside the code as they are. */
  packages?: readonly string[]
  /** Files of packages that lie beside the code, by their paths below `node_modules`. */
  packageFiles?: readonly string[]
  machine: Machine
}

/** Node's modules that are not in the ES format call `require`, which a bundle in that format lacks. */
const withRequire = `import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);`

/**
 * Bundles a function into a folder, which is emptied first. The AWS SDK is left out: it is part of Lambda's runtime and
 * would be three quarters of the code. A function with packages of its own is large anyhow, and takes the parts of the SDK along that
 * the runtime may not have. Same input, same bytes.
 */
export const bundle = (
  { entry, tables = [], packages = [], packageFiles = [], machine }: BundleInput,
  folder: string,
): void => {
  rmSync(folder, { recursive: true, force: true })
  buildSync({
    entryPoints: [entry],
    outfile: join(folder, codeFolder, 'index.mjs'),
    bundle: true,
    minify: true,
    // Stack traces keep the names that the source has.
    keepNames: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    ...(packages.length > 0
      ? { external: [...packages], banner: { js: withRequire } }
      : { external: ['@aws-sdk/*', '@smithy/*'] }),
    logLevel: 'silent',
  })
  if (packages.length > 0) putPackages(packages, machine, folder)
  putPackageFiles(packageFiles, folder)
  if (tables.length > 0) mkdirSync(join(folder, 'tables'))
  for (const table of tables)
    cpSync(join(dataFolder, 'tables', `${table}.json`), join(folder, 'tables', `${table}.json`))
}
