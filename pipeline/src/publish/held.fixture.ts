import { liveKey, liveSchema, slotKey, type SlottedSet } from '@kupodex/data/contract'
import { fileOf, type PublishFile } from './file.ts'

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
