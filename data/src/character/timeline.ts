import * as z from 'zod'
import { epochSeconds } from '../game/scalars.ts'
import type { CharacterProfile } from './profile.ts'

/**
 * Something that happened to a character and that no collection tells: a job's level or gear, a new name, world, or title. Things
 * obtained are not kept twice; their dates stand in the ownership sets.
 */
export const timelineEventSchema = z.object({
  type: z.enum(['level', 'gear', 'name', 'world', 'title', 'deleted', 'restored']),
  /** Row id of what it is about (job, world, title), 0 where there is none. */
  id: z.int().nonnegative(),
  /** The level or the average item level reached, or the name before. */
  details: z.string(),
  /** When we saw it, in epoch seconds. */
  date: epochSeconds,
})

/** Something that happened to a character. */
export type TimelineEvent = z.infer<typeof timelineEventSchema>

/** What happened between two readings of a profile; nothing for the first reading. `date` in epoch seconds. */
export const eventsBetween = (before: CharacterProfile, after: CharacterProfile, date: number): TimelineEvent[] => {
  if (before.updatedAt === null) return []
  const events: TimelineEvent[] = []
  const add = (type: TimelineEvent['type'], id: number, details: string) => events.push({ type, id, details, date })
  const levelsKnown = Object.keys(before.levels).length > 0
  for (const [job, level] of Object.entries(after.levels)) {
    if (levelsKnown && level > (before.levels[job] ?? 0)) add('level', Number(job), String(level))
  }
  for (const [job, itemLevel] of Object.entries(after.gear)) {
    // Who changes jobs shows other gear, which may be old: only a rise over what was seen is news.
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
