import { isSlotted, manifestsFolder, type PublishedSet, type Slot, type SlottedSet } from '@kupodex/data/contract'
import * as z from 'zod'
import { LockedError } from './lock.ts'
import { parsed, readParsed, type Target } from './target.ts'

export const manifestEntry = z.object({
  /** SHA-256 of its bytes. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** The `generateTime` written in it (epoch ms), where it has one. */
  time: z.int().nonnegative().optional(),
  /** `index` for what points to other files: where files are published one by one, it is written after them. */
  stage: z.literal('index').optional(),
  /** Since when the set no longer has it (epoch ms); the file stays for a while. */
  goneSince: z.int().nonnegative().optional(),
})

export type ManifestEntry = z.infer<typeof manifestEntry>

export type Entries = Record<string, ManifestEntry>

const manifestSchema = z.object({
  /** True while a run is writing. Of a set that is published one by one, what lies there may then be older or newer than the entries say. */
  open: z.boolean(),
  files: z.record(z.string(), manifestEntry),
  /** Keys of a slot in doubt: a run began to write them and did not record that it was done. */
  unsure: z.array(z.string()).optional(),
  /** Names the run that is filling a slot: its notes beside the manifest (`journal.ts`) say what it has done since then. */
  journal: z.string().optional(),
})

/** What one set of files, or one slot of it, consists of. */
export type Manifest = z.infer<typeof manifestSchema>

/** A set of files that is published as one: those that answer calls, the pages, and an operator's pictures. */
export type SetName = PublishedSet | 'site' | 'pictures'

/** A set that is published file by file. */
export type PlainSet = Exclude<SetName, SlottedSet>

/** Where a manifest lies: of a set that is published one by one, or of one slot of another. */
export type ManifestOf = PlainSet | { set: SlottedSet; slot: Slot }

export const manifestKey = (place: ManifestOf) =>
  `${manifestsFolder}/${typeof place === 'string' ? place : `${place.set}-${place.slot}`}.json`

/** Headers of files that only we read: never cached. */
export const ownHeaders = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' }

const nothingYet = (): Manifest => ({ open: false, files: {} })

/** A manifest; empty where it is missing. Throws on a damaged one, rather than removing nothing. */
export const readManifest = async (target: Pick<Target, 'read'>, place: ManifestOf): Promise<Manifest> =>
  (await readParsed(target, manifestKey(place), manifestSchema)) ?? nothingYet()

/**
 * A manifest that is going to be written: what it says now, and a way to write it as long as nobody else has.
 * `write` throws a `LockedError` where another run has changed the manifest since it was read or last written here.
 */
export const openManifest = async (target: Target, place: ManifestOf) => {
  const key = manifestKey(place)
  const seen = await target.readMarked(key)
  let mark = seen?.mark ?? null
  return {
    manifest: parsed(seen?.bytes, manifestSchema) ?? nothingYet(),
    write: async (manifest: Manifest): Promise<void> => {
      const sorted = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)))
      const bytes = new TextEncoder().encode(JSON.stringify({ ...manifest, files: sorted }))
      const written = await target.replace(key, bytes, ownHeaders, mark)
      if (written === null) throw new LockedError(`Another run has changed ${key} in the meantime; this one stopped.`)
      mark = written
    },
  }
}

export const isPlain = (set: SetName): set is PlainSet => !isSlotted(set)
