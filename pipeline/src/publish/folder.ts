import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Target } from './target.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A folder as a place to publish in. Each file is written aside and renamed, so that readers see it whole. */
export const folderTarget = (folder: string): Target => {
  const made = new Set<string>()
  let count = 0
  const pathOf = (key: string) => {
    const path = join(folder, key)
    if (!path.startsWith(join(folder, sep))) throw new RangeError(`${key} leads out of the folder`)
    return path
  }
  const makeFolder = async (path: string) => {
    if (made.has(path)) return
    await mkdir(path, { recursive: true })
    made.add(path)
  }
  return {
    read: (key) => readFile(pathOf(key)).catch((error) => (isMissing(error) ? null : Promise.reject(error))),
    write: async (key, body) => {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      const aside = `${path}.${process.pid}.${count++}.part`
      await writeFile(aside, body)
      await rename(aside, path)
    },
    move: async (from, to) => {
      const path = pathOf(to)
      await makeFolder(dirname(path))
      await rename(pathOf(from), path).catch((error) => (isMissing(error) ? undefined : Promise.reject(error)))
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
  }
}
