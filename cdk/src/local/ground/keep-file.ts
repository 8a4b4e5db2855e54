import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The JSON of a file; undefined where there is none yet. */
export const readKept = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes JSON to a file that only its owner may read; whoever is killed on the way leaves the old file or the new one. */
export const keep = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.new`
  writeFileSync(beside, JSON.stringify(value), { mode: 0o600 })
  renameSync(beside, path)
}
