import * as z from 'zod'
import { amount, epochMs } from '../game/scalars.ts'
import { type PrivacyPart, privacyParts, storedObject } from '../character/index.ts'

const isPart = (name: string): name is PrivacyPart => (privacyParts as readonly string[]).includes(name)

/** Times by part; a part that only a later release knows is ignored; that release reads it again. */
const timesByPart = z
  .record(z.string(), epochMs)
  .transform(
    (times) =>
      Object.fromEntries(Object.entries(times).filter(([part]) => isPart(part))) as Partial<
        Record<PrivacyPart, number>
      >,
  )

/** What the sync remembers of a character for its own use, from one sync to the next. It is stored with the profile, in the same write. */
export const syncNotesSchema = storedObject({
  /**
   * By how much our achievements differ from the totals of the Lodestone after everything was read: the game leaves some out
   * of its lists. While both differences stay the same, nothing is missing. Null if never read; `points` is null if the
   * points of some are unknown.
   */
  history: storedObject({ lacking: z.int(), points: z.int().nullable() }).nullable().default(null),
  /** The tabs of its pages as last seen, as one text; null if never seen. */
  tabs: z.string().nullable().default(null),
  /** Parts that could not be read. */
  owed: z
    .array(z.string())
    .transform((parts) => parts.filter(isPart))
    .default([]),
  /** Syncs without signs of play since a part was last read in turn. */
  quietSyncs: amount.default(0),
  /** When it last showed signs of play (epoch ms). */
  signsAt: epochMs.nullable().default(null),
  /** When it was first no longer found (epoch ms). */
  goneSince: epochMs.nullable().default(null),
  /** When its pages were first refused though they were public before (epoch ms). */
  hiddenSince: epochMs.nullable().default(null),
  /** The same for the pages of single parts. */
  partsHiddenSince: timesByPart.default({}),
})

export type SyncNotes = z.infer<typeof syncNotesSchema>

export const noNotes: SyncNotes = syncNotesSchema.parse({})
