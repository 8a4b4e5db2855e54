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
})

/** What is known of a published file. */
export type ManifestEntry = z.infer<typeof manifestEntry>

/** What one set of files consists of. A set is written and removed as one, beside other sets in the same place. */
const manifestSchema = z.object({
  /** True while a run is writing: what lies there may be older or newer than the entries say. */
  open: z.boolean(),
  files: z.record(z.string(), manifestEntry),
})

/** What one set of files consists of. */
export type Manifest = z.infer<typeof manifestSchema>

/** The sets: what the night worked out, the game's data, the pages. */
export type SetName = 'night' | 'game' | 'site'

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
