import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const sameOnDisk = (path: string, content: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === content
  } catch {
    return false
  }
}

/**
 * Writes the files that differ from what is on disk: all of them aside first, then each renamed into place, so that a
 * failure while writing leaves the old ones whole. Paths are relative to `folder`; gives the paths written.
 */
export const writeFiles = (folder: string, files: ReadonlyMap<string, string>): string[] => {
  const changed = [...files].filter(([path, content]) => !sameOnDisk(join(folder, path), content))
  if (changed.length === 0) return []
  const aside = join(folder, `.import-${process.pid}`)
  try {
    for (const [path, content] of changed) {
      mkdirSync(dirname(join(aside, path)), { recursive: true })
      writeFileSync(join(aside, path), content)
    }
    for (const [path] of changed) mkdirSync(dirname(join(folder, path)), { recursive: true })
    for (const [path] of changed) renameSync(join(aside, path), join(folder, path))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return changed.map(([path]) => path)
}
