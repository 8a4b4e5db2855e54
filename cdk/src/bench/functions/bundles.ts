import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { bundleHandler } from '#aws/bundle.ts'
import { bundleFunction } from '#aws/function.ts'
import type { AwsFunctionName } from '#aws/functions.ts'
import { thisMachine } from '#install/this-machine.ts'
import { percentilesOf } from './percentiles.ts'

const coldStarts = 5

/** A function's bundle as it is deployed, but with native packages of this machine. */
export interface Bundle {
  /** The file with its code. */
  file: string
  /** Bytes of the code, without tables and packages that lie beside it. */
  size: number
}

/** Makes the bundle of a function in a folder of its own below `folder`. */
export const makeBundle = (name: AwsFunctionName, folder: string): Bundle => {
  bundleFunction(name, thisMachine(), join(folder, name))
  const file = join(folder, name, bundleHandler.replace('.handler', '.mjs'))
  return { file, size: statSync(file).size }
}

/** How long importing a bundle takes in a fresh process, ms: the median of some. */
export const coldImport = ({ file }: Bundle, env: Record<string, string>): number => {
  const once = () => {
    const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const
    return Number(execFileSync(process.execPath, [join(import.meta.dirname, 'cold.ts'), file], options))
  }
  return percentilesOf(Array.from({ length: coldStarts }, once)).p50
}
