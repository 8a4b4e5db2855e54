import type { SyncedPart } from '@kupodex/data/character'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { syncedCollections } from '@kupodex/data/game'
import { newestFirst } from '@kupodex/data/rules'
import type { TimelineEntry } from './timeline.ts'

type Lists = Pick<CharacterAnswer, SyncedPart>

/** All that happened to a character, newest first: what was noted, and its dated things but those of a first reading; as `/api/chartimeline` has it. */
export const withObtained = (
  character: Lists,
  { private: isHidden, events, firstSights }: Pick<TimelineAnswer, 'private' | 'events' | 'firstSights'>,
): TimelineEntry[] => {
  if (isHidden) return []
  const obtained = syncedCollections.flatMap(({ type, table }) => {
    const sights = new Set(firstSights.flatMap((sight) => (sight.type === type ? [sight.createdAt] : [])))
    return character[table].flatMap(({ id, date }): TimelineEntry[] => {
      const createdAt = date * 1000
      return date > 0 && !sights.has(createdAt) ? [{ type, id, details: '', createdAt }] : []
    })
  })
  return [...obtained, ...events].sort(newestFirst)
}
