import * as z from 'zod'
import { privacyParts } from '../character/index.ts'

/**
 * What the sync remembers of a character for its own use, from one sync to the next. It is stored with the profile, in the same
 * write.
 */
export const syncNotesSchema = z.object({
  /**
   * By how much the achievements we have differ from what the Lodestone counts after everything was read: the game keeps some
   * out of its lists. While both stay the same, nothing is missing. Null: never read; points null: some have unknown points.
   */
  history: z.object({ lacking: z.int(), points: z.int().nullable() }).nullable(),
  /** The tabs of its pages as they were last seen, as one text; null for never. */
  tabs: z.string().nullable(),
  /** Parts that could not be read. */
  owed: z.array(z.enum(privacyParts)),
  /** Quiet syncs since a part was last read in turn. */
  quietSyncs: z.int().nonnegative(),
  /** When it last showed that somebody plays it (epoch ms). */
  signsAt: z.int().nonnegative().nullable(),
  /** When it was first not found any more (epoch ms). */
  goneSince: z.int().nonnegative().nullable(),
  /** When its pages were first refused though they were public before (epoch ms). */
  hiddenSince: z.int().nonnegative().nullable().default(null),
  /** The same of pages of single parts. */
  partsHiddenSince: z.partialRecord(z.enum(privacyParts), z.int().nonnegative()).default({}),
})

/** What the sync remembers of a character for its own use. */
export type SyncNotes = z.infer<typeof syncNotesSchema>

/** The notes on a character that was never read. */
export const noNotes: SyncNotes = {
  history: null,
  tabs: null,
  owed: [],
  quietSyncs: 0,
  signsAt: null,
  goneSince: null,
  hiddenSince: null,
  partsHiddenSince: {},
}
