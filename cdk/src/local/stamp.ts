import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
    if (!existsSync(file)) return {}
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    } catch {
      rmSync(file)
      return {}
    }
  }
  const write = (stamps: Record<string, string>) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, `${JSON.stringify(stamps, null, 2)}\n`)
    renameSync(`${file}.part`, file)
  }
  return {
    isDone: (step: string, made: string) => read()[step] === made,
    /** What the step was last done with; undefined where it never was. */
    get: (step: string) => read()[step],
    done: (step: string, made: string) => write({ ...read(), [step]: made }),
  }
}

export type Stamps = ReturnType<typeof openStamps>
