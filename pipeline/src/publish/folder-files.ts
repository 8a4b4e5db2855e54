import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileOf, type PublishFile } from './file.ts'
import { placeOf, readManifest, type SetName } from './manifest.ts'
import type { Target } from './target.ts'

/** The files of a set that was published in `source`, by its manifest: for carrying it on to another place. */
export async function* filesOfSet(source: Target, set: SetName): AsyncGenerator<PublishFile> {
  const { open, files } = await readManifest(source, set)
  if (open) throw new Error(`the set ${set} was not finished where it is to be taken from; make it again first`)
  for (const [key, entry] of Object.entries(files).sort(([, a], [, b]) => placeOf(a) - placeOf(b))) {
    yield {
      key,
      ...entry,
      body: async () => {
        const bytes = await source.read(key)
        if (!bytes) throw new Error(`${key} is in the manifest of ${set} and not there`)
        return bytes
      },
    }
  }
}

/** Every file under a folder, pages (`.html`) as those that point to others: they need their scripts and styles. */
export async function* filesOfFolder(folder: string): AsyncGenerator<PublishFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const key = relative(folder, path).split(sep).join('/')
    const { hash, size } = fileOf(key, await readFile(path))
    yield { key, hash, size, ...(key.endsWith('.html') ? { stage: 'index' as const } : {}), body: () => readFile(path) }
  }
}
