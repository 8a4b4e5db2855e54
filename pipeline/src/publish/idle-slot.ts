import { type Slot, slotKey, type SlottedSet } from '@kupodex/data/contract'
import { openJournal } from './journal.ts'
import type { Entries, ManifestEntry } from './manifest.ts'
import type { Target } from './target.ts'

/**
 * The slot of a set that readers do not see. It trusts what its manifest says for sure, and nothing else: a key is unsure from
 * before its file is touched until it is known to be written, so that a killed run leaves no doubtful file unnamed.
 */
export const openIdleSlot = async (target: Target, set: SlottedSet, slot: Slot) => {
  const { known, announce, put, close } = await openJournal(target, { set, slot })
  return {
    /** The key in the target of a key in the slot. */
    keyOf: (key: string) => slotKey(set, slot, key),
    /** Whether the slot surely has a file of this content. */
    has: (key: string, hash: string) => known.sure.get(key)?.hash === hash,
    /** Announces that files are about to be put under these keys. */
    announce: async (keys: readonly string[]): Promise<void> => {
      if (keys.length > 0) await announce(keys)
    },
    /** Notes that a file now lies under its key. */
    put: (key: string, entry: ManifestEntry): void => put(key, entry),
    /** Makes the slot hold these files and no others, all of which must have been put. */
    close: async (files: Entries): Promise<void> => {
      const gone = [...known.sure.keys(), ...known.unsure].filter((key) => !files[key])
      if (gone.length > 0) {
        await announce(gone)
        await target.remove(gone.map((key) => slotKey(set, slot, key)))
      }
      await close(files)
    },
  }
}
