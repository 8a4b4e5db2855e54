import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keep, readKept } from './ground/keep-file.ts'

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A hash of the contents of files and of everything below folders; what is missing counts as empty. */
export const hashOfPaths = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** What steps were last done with, so that a later start repeats only what changed; one JSON file, which counts as empty if damaged. */
export const openStamps = (file: string) => {
  const read = (): Record<string, string> => {
    try {
      return (readKept(file) ?? {}) as Record<string, string>
    } catch {
      rmSync(file)
      return {}
    }
  }
  return {
    isDone: (step: string, made: string) => read()[step] === made,
    /** What the step was last done with; undefined where it never was. */
    get: (step: string) => read()[step],
    done: (step: string, made: string) => keep(file, { ...read(), [step]: made }),
  }
}

export type Stamps = ReturnType<typeof openStamps>
