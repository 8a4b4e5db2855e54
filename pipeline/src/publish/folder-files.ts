import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SlottedSet } from '@kupodex/data/contract'
import { fileOf, type PublishFile } from './file.ts'
import { openLive } from './live.ts'
import type { Target } from './target.ts'

/** The files of a set as readers of `source` see it: to publish it in another target. */
export async function* filesOfSet(source: Pick<Target, 'read'>, set: SlottedSet): AsyncGenerator<PublishFile> {
  const { files, read } = await openLive(source, set)
  for (const [key, entry] of Object.entries(files)) {
    yield {
      key,
      ...entry,
      body: async () => {
        const bytes = await read(key)
        if (!bytes) throw new Error(`${key} is in the manifest of ${set} and not there`)
        return bytes
      },
    }
  }
}

/** Every file under a folder that is built as a whole and then left alone, pages (`.html`) as those that point to others: they need their scripts and styles. */
export async function* filesOfFolder(folder: string): AsyncGenerator<PublishFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const key = relative(folder, path).split(sep).join('/')
    const { hash, size } = fileOf(key, await readFile(path))
    const stage = key.endsWith('.html') ? { stage: 'index' as const } : {}
    yield { key, path, hash, size, ...stage, body: () => readFile(path) }
  }
}
