import { fileOf, hashOf, type PublishFile } from './file.ts'
import type { Target } from './target.ts'
import { liveKey, liveSchema, slotKey, type SlottedSet } from '@kupodex/data/contract'

/** A target for tests: remembers files and the order of what was done; `failAt` throws at that operation. */
export const memoryTarget = (files = new Map<string, Uint8Array>()) => {
  const log: string[] = []
  const state = { failAt: Infinity }
  const step = (what: string) => {
    if (log.length >= state.failAt) throw new Error('power cut')
    log.push(what)
  }
  const readMarked: Target['readMarked'] = async (key) => {
    const bytes = files.get(key)
    return bytes ? { bytes, mark: hashOf(bytes) } : null
  }
  const target: Target = {
    read: async (key) => files.get(key) ?? null,
    readMarked,
    replace: async (key, body, _headers, mark) => {
      step(`write ${key}`)
      if (((await readMarked(key))?.mark ?? null) !== mark) return null
      files.set(key, body)
      return hashOf(body)
    },
    write: async (key, body) => {
      step(`write ${key}`)
      files.set(key, body.slice())
    },
    copy: async (from, to) => {
      step(`copy ${to}`)
      const body = files.get(from)
      if (body) files.set(to, body)
      return body !== undefined
    },
    remove: async (keys) => {
      for (const key of keys) {
        step(`remove ${key}`)
        files.delete(key)
      }
    },
  }
  return { files, log, state, target }
}

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Files of these contents; one named so is an index. */
export const filesOf = (contents: Readonly<Record<string, string>>): PublishFile[] =>
  Object.entries(contents).map(([key, content]) =>
    fileOf(key, encode(content), key === 'index.json' ? { stage: 'index' } : {}),
  )

/** The contents of the files below a folder, by key, in order; those that only we read are left out. */
export const heldBelow = (files: ReadonlyMap<string, Uint8Array>, folder = ''): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .filter(([key]) => key.startsWith(folder) && !key.startsWith('manifests/'))
      .map(([key, bytes]): [string, string] => [key.slice(folder.length), decode(bytes)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What readers see of a set: the contents of its live slot by key; null where it was never published. */
export const seenOf = (files: ReadonlyMap<string, Uint8Array>, set: SlottedSet): Record<string, string> | null => {
  const live = liveSchema.parse(JSON.parse(decode(files.get(liveKey)) || '{}'))[set]
  return live ? heldBelow(files, slotKey(set, live.slot, '')) : null
}
