import * as z from 'zod'
import { amount, epochMs } from '../game/scalars.ts'
import { type CharacterProfile, profileSchema } from '../character/index.ts'
import { noNotes, type SyncNotes, syncNotesSchema } from './sync-notes.ts'
import { readable } from './item.ts'
import { characterKey, sortKeys } from './table.ts'

const queuePrefix = 'SYNC#'

const profileItemSchema = z.object({
  profile: profileSchema,
  queue: z.string().startsWith(queuePrefix),
  due: epochMs,
  failures: amount.default(0),
  leaseUntil: epochMs.optional(),
  attemptAt: epochMs.optional(),
})

/** A profile with its place in the queue; times in epoch ms. */
export interface QueuedProfile {
  profile: CharacterProfile
  priority: number
  due: number
  /** Failed attempts in a row. */
  failures: number
  /** Until when it is being synced; null if it is not. */
  leaseUntil: number | null
  /** When the current attempt began; null without one. */
  attemptAt: number | null
}

/**
 * Reads the sync's notes in a profile item; notes that are not valid count as missing, because a full reading restores them.
 */
export const parseNotes = (item: Record<string, unknown>): SyncNotes => {
  const parsed = syncNotesSchema.safeParse(item.notes)
  return parsed.success ? parsed.data : noNotes
}

/** The queue's partition of a priority. */
export const queueOf = (priority: number): string => `${queuePrefix}${priority}`

/** The key of a character's profile item. */
export const profileKey = (id: number) => ({ pk: characterKey(id), sk: sortKeys.profile })

/** Reads a profile item; throws a `ZodError` if it is not valid, a `NewerItemError` if a later release wrote it. */
export const parseProfileItem = (item: Record<string, unknown>): QueuedProfile => {
  const { profile, queue, due, failures, leaseUntil, attemptAt } = profileItemSchema.parse(readable(item))
  return {
    profile,
    priority: Number(queue.slice(queuePrefix.length)),
    due,
    failures,
    leaseUntil: leaseUntil ?? null,
    attemptAt: attemptAt ?? null,
  }
}
