import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { isRunning } from '../machine/is-running.ts'
import { hashOf } from './file.ts'
import type { Target } from './target.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Where files are written before they are renamed: `<process>.<number>`, so that leftovers show whose they are. */
const parts = '.parts'

/** Removes what killed processes left half written. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!isRunning(Number.parseInt(name, 10))) await rm(join(folder, name), { force: true })
  }
}

/** A folder as a target. Files are written aside and renamed, so seen whole, and never changed in place: a copy can be a second name. */
export const folderTarget = (folder: string): Target => {
  const made = new Map<string, Promise<void>>()
  let count = 0
  const pathOf = (key: string) => {
    const path = join(folder, key)
    if (!path.startsWith(join(folder, sep))) throw new RangeError(`${key} leads out of the folder`)
    return path
  }
  const makeFolder = (path: string, then: () => Promise<void> = async () => undefined) => {
    const known = made.get(path) ?? mkdir(path, { recursive: true }).then(then)
    made.set(path, known)
    return known
  }
  const read: Target['read'] = (key) =>
    readFile(pathOf(key)).catch((error) => (codeOf(error) === 'ENOENT' ? null : Promise.reject(error)))
  const readMarked: Target['readMarked'] = async (key) => {
    const bytes = await read(key)
    return bytes && { bytes, mark: hashOf(bytes) }
  }
  /** Puts the file that `make` makes aside in place of the one of this key. */
  const put = async (key: string, make: (part: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key)
    const ours = join(folder, parts)
    await makeFolder(ours, () => sweep(ours))
    await makeFolder(dirname(path))
    const part = join(ours, `${process.pid}.${count++}`)
    await make(part)
    await rename(part, path)
  }
  const write = (key: string, body: Uint8Array): Promise<void> => put(key, (part) => writeFile(part, body))
  return {
    read,
    readMarked,
    // A file system has no compare-and-swap: only the lock covers the moment between check and rename.
    replace: async (key, body, _headers, mark) => {
      if (((await readMarked(key))?.mark ?? null) !== mark) return null
      await write(key, body)
      return hashOf(body)
    },
    write,
    take: async (key, path) => {
      const to = pathOf(key)
      try {
        await makeFolder(dirname(to))
        // A second name is there at once and whole: only where a file is to be replaced it is made aside.
        await link(path, to).catch((error) =>
          codeOf(error) === 'EEXIST' ? put(key, (part) => link(path, part)) : Promise.reject(error),
        )
        return true
      } catch (error) {
        // Another file system, or one that knows no second names.
        if (['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(codeOf(error) ?? '')) return false
        throw error
      }
    },
    copy: async (from, to) => {
      const [old, path] = [pathOf(from), pathOf(to)]
      await makeFolder(dirname(path))
      try {
        await rm(path, { force: true })
        // Not every file system knows second names.
        await link(old, path).catch((error) =>
          codeOf(error) === 'ENOENT' ? Promise.reject(error) : copyFile(old, path),
        )
        return true
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false
        throw error
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
  }
}
