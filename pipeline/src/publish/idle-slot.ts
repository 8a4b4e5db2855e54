import { type Slot, type SlottedSet, slotKey } from '@kupodex/data/contract'
import { type Entries, type ManifestEntry, readManifest, writeManifest } from './manifest.ts'
import type { Target } from './target.ts'

/**
 * The slot of a set that readers do not see. It trusts what the manifest says for sure, and nothing else: a key is unsure from
 * before its file is touched until it is known to lie there, so that a run that was killed leaves no file in doubt unnamed.
 */
export const openIdleSlot = async (target: Target, set: SlottedSet, slot: Slot) => {
  const of = { set, slot }
  const before = await readManifest(target, of)
  const sure: Entries = { ...before.files }
  const unsure = new Set(before.unsure)
  return {
    /** The key in the place of a key in the slot. */
    keyOf: (key: string) => slotKey(set, slot, key),
    /** Whether the slot surely has a file of this content. */
    has: (key: string, hash: string) => sure[key]?.hash === hash,
    /** Announces that files are about to be put under these keys. */
    announce: async (keys: readonly string[]): Promise<void> => {
      if (keys.length === 0) return
      for (const key of keys) {
        delete sure[key]
        unsure.add(key)
      }
      await writeManifest(target, of, { open: true, files: sure, unsure: [...unsure] })
    },
    /** Notes that a file now lies under its key. */
    put: (key: string, entry: ManifestEntry): void => {
      sure[key] = entry
      unsure.delete(key)
    },
    /** Makes the slot hold these files and no others, all of which must have been put. */
    close: async (files: Entries): Promise<void> => {
      const gone = [...Object.keys(sure), ...unsure].filter((key) => !files[key])
      if (gone.length > 0) {
        for (const key of gone) delete sure[key]
        await writeManifest(target, of, { open: true, files: sure, unsure: gone })
        await target.remove(gone.map((key) => slotKey(set, slot, key)))
      }
      await writeManifest(target, of, { open: false, files })
    },
  }
}
