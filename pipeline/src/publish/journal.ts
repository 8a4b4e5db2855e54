import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import {
  type Manifest,
  type ManifestEntry,
  manifestEntry,
  manifestKey,
  type ManifestOf,
  openManifest,
  ownHeaders,
} from './manifest.ts'
import { readParsed, type Target } from './target.ts'

/** One note of a run about a slot that it is filling. */
const noteSchema = z.object({
  /** The run, as the manifest names it: notes of another are left over from before. */
  journal: z.string(),
  /** Files written since the note before. */
  put: z.record(z.string(), manifestEntry),
  /** Keys that the run is at from now on. */
  unsure: z.array(z.string()),
})

const noteKey = (place: ManifestOf, number: number) => `${manifestKey(place)}.${number}`

/** What is known for sure of the files of a slot, and the keys under which anything may lie, or nothing. */
interface Known {
  sure: Map<string, ManifestEntry>
  unsure: Set<string>
}

const touch = ({ sure, unsure }: Known, key: string) => {
  sure.delete(key)
  unsure.add(key)
}

const settle = ({ sure, unsure }: Known, key: string, entry: ManifestEntry) => {
  sure.set(key, entry)
  unsure.delete(key)
}

/** What is known of a slot, and how many notes of any run lie beside its manifest. */
const readKnown = async (
  target: Target,
  place: ManifestOf,
  { files, unsure, journal }: Manifest,
): Promise<{ known: Known; found: number }> => {
  const known: Known = { sure: new Map(Object.entries(files)), unsure: new Set(unsure) }
  for (let found = 0; ; found++) {
    const note = await readParsed(target, noteKey(place, found), noteSchema)
    if (!note) return { known, found }
    if (note.journal !== journal) continue
    for (const [key, entry] of Object.entries(note.put)) settle(known, key, entry)
    for (const key of note.unsure) touch(known, key)
  }
}

/**
 * What a slot holds while a run fills it. A run says which keys it is going to be at before it is: the first time it writes the
 * manifest, which names all files and takes as long, and after that short notes beside it. A run that opens the slot after one
 * that was killed reads the manifest and its notes, and so knows every key that is in doubt.
 */
export const openJournal = async (target: Target, place: ManifestOf) => {
  const { manifest, write } = await openManifest(target, place)
  const { known, found } = await readKnown(target, place, manifest)
  const journal = randomUUID()
  let notes = 0
  let isBegun = false
  let put: Manifest['files'] = {}
  return {
    known,
    /** Says that the run is going to be at these keys. */
    announce: async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) touch(known, key)
      if (isBegun) {
        const note: z.infer<typeof noteSchema> = { journal, put, unsure: [...keys] }
        await target.write(noteKey(place, notes++), new TextEncoder().encode(JSON.stringify(note)), ownHeaders)
      } else {
        const files = Object.fromEntries(known.sure)
        await write({ open: true, files, unsure: [...known.unsure], journal })
      }
      isBegun = true
      put = {}
    },
    /** Remembers that a file lies under its key; the next note says so. */
    put: (key: string, entry: ManifestEntry): void => {
      settle(known, key, entry)
      put[key] = entry
    },
    /** Says what the slot consists of, and that nobody is at it. */
    close: async (files: Manifest['files']): Promise<void> => {
      await write({ open: false, files })
      const last = Math.max(found, notes) - 1
      if (last >= 0) await target.remove(Array.from({ length: last + 1 }, (_, number) => noteKey(place, last - number)))
    },
  }
}
