import { z } from 'zod'
import type { Target } from './target.ts'

/**
 * When a file is written: `keep` before all others, because it keeps what they overwrite; `mark` after those, because it says
 * that they are whole; `index` after everything, because it points to it. Most files have no stage and come in between.
 */
export const stages = ['keep', 'mark', 'index'] as const

/** When a file is written, if that matters. */
export type Stage = (typeof stages)[number]

/** What is known of a published file. */
export const manifestEntry = z.object({
  /** SHA-256 of its bytes. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** The `generateTime` written in it (epoch ms), where it has one. */
  time: z.int().nonnegative().optional(),
  stage: z.enum(stages).optional(),
  /** When the set no longer had it (epoch ms); it lies there for a while longer. */
  goneSince: z.int().nonnegative().optional(),
})

/** What is known of a published file. */
export type ManifestEntry = z.infer<typeof manifestEntry>

/** What one set of files consists of. A set is written and removed as one, beside other sets in the same place. */
const manifestSchema = z.object({
  /** True while a run is writing: what lies there may be older or newer than the entries say. */
  open: z.boolean(),
  files: z.record(z.string(), manifestEntry),
  /** Places aside that a run may have written to. */
  aside: z.int().nonnegative().optional(),
  /** What a change-over that has begun still has to do; `files` then are those of after. */
  changeOver: z
    .object({
      /** Place aside by key. */
      moves: z.record(z.string(), z.int().nonnegative()),
      gone: z.array(z.string()),
    })
    .optional(),
})

/** What one set of files consists of. */
export type Manifest = z.infer<typeof manifestSchema>

/** How a set is published. */
interface SetRule {
  /**
   * `atOnce`: after the very first time, all files are brought aside first and then put in place in seconds, so that readers see the old set or the new.
   * `oneByOne`: each file is put in place as it comes; for sets so large that writing twice costs more than it gains, and whose
   * files stand by themselves.
   */
  changes: 'atOnce' | 'oneByOne'
  /** What becomes of files that the set no longer has: removed, kept for good, or scripts and styles kept for a grace period. */
  gone: 'removed' | 'kept' | 'assetsLater'
}

/** The sets: what the night worked out, its report, rank history, the game's data, the ishgard archive, the pages. */
export const sets = {
  night: { changes: 'atOnce', gone: 'removed' },
  report: { changes: 'oneByOne', gone: 'removed' },
  history: { changes: 'oneByOne', gone: 'kept' },
  game: { changes: 'atOnce', gone: 'removed' },
  ishgard: { changes: 'atOnce', gone: 'removed' },
  site: { changes: 'oneByOne', gone: 'assetsLater' },
} as const satisfies Record<string, SetRule>

/** A set of files. */
export type SetName = keyof typeof sets

/** The stages as they are written; files without one come third. */
export const stagesInOrder: readonly (Stage | undefined)[] = ['keep', 'mark', undefined, 'index']

/** How early a file is written: 0 first. */
export const placeOf = ({ stage }: { stage?: Stage | undefined }): number => stagesInOrder.indexOf(stage)

const keyOf = (set: SetName) => `manifests/${set}.json`

/** The manifest of a set; empty where it was never published. Throws on a damaged one, rather than removing nothing. */
export const readManifest = async (target: Target, set: SetName): Promise<Manifest> => {
  const bytes = await target.read(keyOf(set))
  if (!bytes) return { open: false, files: {} }
  return manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Writes the manifest of a set. Nobody but us reads it, and it must be read fresh. */
export const writeManifest = async (target: Target, set: SetName, manifest: Manifest): Promise<void> => {
  const sorted = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)))
  const body = new TextEncoder().encode(JSON.stringify({ ...manifest, files: sorted }))
  await target.write(keyOf(set), body, { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' })
}
