import * as z from 'zod'
import { amount, epochMs } from '../game/scalars.ts'
import { profileSchema } from '../character/index.ts'
import { noNotes, type SyncNotes, syncNotesSchema } from './sync-notes.ts'
import { readable } from './item.ts'
import { characterKey, sortKeys } from './table.ts'

const queuePrefix = 'SYNC#'

const profileItemSchema = z
  .object({
    profile: profileSchema,
    queue: z.string().startsWith(queuePrefix),
    due: epochMs,
    /** Failed attempts in a row. */
    failures: amount.default(0),
    /** Until when it is being synced; null if it is not. */
    leaseUntil: epochMs.optional().transform((until) => until ?? null),
    /** When the current attempt began; null without one. */
    attemptAt: epochMs.optional().transform((at) => at ?? null),
  })
  .transform(({ queue, ...item }) => ({ ...item, priority: Number(queue.slice(queuePrefix.length)) }))

/** A profile with its place in the queue; times in epoch ms. */
export type QueuedProfile = z.infer<typeof profileItemSchema>

/** Reads the sync's notes in a profile item; notes that are not valid count as missing, because a full reading restores them. */
export const parseNotes = (item: Record<string, unknown>): SyncNotes => {
  const parsed = syncNotesSchema.safeParse(item.notes)
  return parsed.success ? parsed.data : noNotes
}

export const queueOf = (priority: number): string => `${queuePrefix}${priority}`

export const profileKey = (id: number) => ({ pk: characterKey(id), sk: sortKeys.profile })

/** Reads a profile item; throws a `ZodError` if it is not valid, a `NewerItemError` if a later release wrote it. */
export const parseProfileItem = (item: Record<string, unknown>): QueuedProfile =>
  profileItemSchema.parse(readable(item))
