import * as z from 'zod'
import { epochSeconds } from '../game/scalars.ts'
import { isOptedOut } from './opt-out.ts'
import type { CharacterProfile } from './profile.ts'

/**
 * Something that happened to a character and is not visible in any collection: a job's level or gear, a new name, world, or
 * title. Obtained things are not stored here again; their dates are in the ownership sets.
 */
export const timelineEventSchema = z.object({
  type: z.enum(['level', 'gear', 'name', 'world', 'title', 'deleted', 'restored']),
  /** Row id of the job, world or title it is about; 0 for events without one. */
  id: z.int().nonnegative(),
  /** The level or the average item level reached, or the previous name. */
  details: z.string(),
  /** When we saw it, in epoch seconds. */
  date: epochSeconds,
})

export type TimelineEvent = z.infer<typeof timelineEventSchema>

/** What happened between two readings of a profile; empty for the first reading, and of one that is hidden by its introduction. `date` in epoch seconds. */
export const eventsBetween = (before: CharacterProfile, after: CharacterProfile, date: number): TimelineEvent[] => {
  if (before.updatedAt === null || isOptedOut(before) || isOptedOut(after)) return []
  const events: TimelineEvent[] = []
  const add = (type: TimelineEvent['type'], id: number, details: string) => events.push({ type, id, details, date })
  const levelsKnown = Object.keys(before.levels).length > 0
  for (const [job, level] of Object.entries(after.levels)) {
    if (levelsKnown && level > (before.levels[job] ?? 0)) add('level', Number(job), String(level))
  }
  for (const [job, itemLevel] of Object.entries(after.gear)) {
    // A character that changes jobs shows other gear, which may be old: only an increase over the best seen so far is an event.
    if (itemLevel > (before.gear[job] ?? Infinity)) add('gear', Number(job), String(itemLevel))
  }
  if (before.name !== null && after.name !== before.name) add('name', 0, before.name)
  if (before.worldId !== null && after.worldId !== null && after.worldId !== before.worldId) {
    add('world', after.worldId, String(before.worldId))
  }
  if (after.titleId !== null && after.titleId !== before.titleId) add('title', after.titleId, '')
  if (after.status === 'deleted' && before.status !== 'deleted') add('deleted', 0, '')
  if (before.status === 'deleted' && after.status !== 'deleted') add('restored', 0, '')
  return events
}
