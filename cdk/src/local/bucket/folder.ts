import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Listed, Objects } from '@kupodex/data/bucket'
import { headersOf } from '@kupodex/pipeline/publish'

/** The path of a key below a folder; null where it leads up, out of the folder or to another key. */
const pathOf = (folder: string, key: string): string | null => {
  const path = join(folder, key)
  const isUp = key.includes('\0') || key.split(/[\\/]/).includes('..')
  return isUp || !path.startsWith(join(folder, sep)) ? null : path
}

const nothingThere = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

const unlessMissing = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read()
  } catch (error) {
    if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** The bytes of a file below a folder; null where it is missing or the key leads out of the folder. */
const readBelow = async (folder: string, key: string): Promise<Buffer | null> => {
  const path = pathOf(folder, key)
  return path === null ? null : unlessMissing(() => readFile(path))
}

/** Writes a file below a folder, seen as a whole or not at all; false where the key leads out of the folder. */
export const writeBelow = async (folder: string, key: string, bytes: Buffer): Promise<boolean> => {
  const path = pathOf(folder, key)
  if (path === null) return false
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, path)
  return true
}

/** Removes a file below a folder, if it is there. */
const removeBelow = async (folder: string, key: string): Promise<void> => {
  const path = pathOf(folder, key)
  if (path !== null) await rm(path, { force: true })
}

/** The files below a folder whose keys begin with a prefix, by key. */
export const listBelow = async (folder: string, prefix: string): Promise<Listed[]> => {
  const inside = pathOf(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  if (inside === null && prefix.includes('/')) return []
  const entries = await unlessMissing(() => readdir(inside ?? folder, { recursive: true, withFileTypes: true }))
  const files = (entries ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const listed: Listed[] = []
  for (const path of files.sort()) {
    const key = relative(folder, path).split(sep).join('/')
    const found = key.startsWith(prefix) ? await unlessMissing(() => stat(path)) : null
    if (found) listed.push({ key, size: found.size, at: found.mtimeMs })
  }
  return listed
}

/** Removes the files below a folder that were written before a time (epoch ms). */
export const removeOlder = async (folder: string, before: number): Promise<void> => {
  const old = (await listBelow(folder, '')).filter(({ at }) => at < before)
  await Promise.all(old.map(({ key }) => removeBelow(folder, key)))
}

/** The files of a folder as objects, served with the headers that publishing gives their keys. */
export const folderObjects = (folder: string): Objects => ({
  read: async (key) => {
    const bytes = await readBelow(folder, key)
    if (bytes === null) return null
    const { contentType, cacheControl } = headersOf(key)
    return { bytes, headers: { 'content-type': contentType, 'cache-control': cacheControl } }
  },
  write: (key, { bytes }) => writeBelow(folder, key, bytes),
  remove: (key) => removeBelow(folder, key),
  list: (prefix) => listBelow(folder, prefix),
})
