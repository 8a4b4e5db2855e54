import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { SlottedSet } from '@kupodex/data/contract'
import type { ManifestEntry } from './manifest.ts'
import { openLive } from './live.ts'
import type { Target } from './target.ts'

/** A file to publish. Its bytes are asked for only if they have to be written. */
export interface PublishFile extends ManifestEntry {
  key: string
  /** Where it lies on this machine, if it does and is never changed in place. */
  path?: string
  body: () => Uint8Array | Promise<Uint8Array>
  /** Frees its bytes; called when they are not asked for any more. Gigabytes of them would have memory searched for them again and again. */
  release?: () => void
}

/** SHA-256 of bytes, in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A file made of bytes in memory. */
export const fileOf = (
  key: string,
  bytes: Uint8Array,
  about: Pick<ManifestEntry, 'time' | 'stage'> = {},
): PublishFile => ({ key, hash: hashOf(bytes), size: bytes.length, ...about, body: () => bytes })

/** A JSON file, without spaces. */
export const jsonFile = (key: string, value: unknown, about: Pick<ManifestEntry, 'time' | 'stage'> = {}): PublishFile =>
  fileOf(key, new TextEncoder().encode(JSON.stringify(value)), about)

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
    // Tens of thousands of small files, one after another: waiting for each takes longer than reading it.
    const { hash, size } = fileOf(key, readFileSync(path))
    const stage = key.endsWith('.html') ? { stage: 'index' as const } : {}
    yield { key, path, hash, size, ...stage, body: () => readFile(path) }
  }
}
