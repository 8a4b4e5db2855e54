import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, patch, rowId } from './table.ts'

/** Chapters of the main scenario; the one that begins in a city is there once for each city. */
export const storyChapters = defineTable('storyChapters', {
  id: rowId,
  /** That of the expansion where the game has not named the chapter yet. */
  name: namesSchema,
  expansionId: rowId,
  sort: rowId,
  /** The patches of its first and last quest. */
  patch,
  lastPatch: patch,
  /** The city where a character has to begin to play it; 0 for any. */
  townId: rowId,
  /** How many quests there are; of those that fit one class alone, one counts. */
  quests: z.int().positive(),
  /** Achievements for one of its quests, and how many of them that achievement shows to be done, in rising order. */
  steps: z.array(z.strictObject({ achievementId: rowId, quests: z.int().positive() })),
})

/** Allied societies, with the achievements for a rank with them, in rising order. */
export const tribes = defineTable('tribes', {
  id: rowId,
  name: namesSchema,
  expansionId: rowId,
  sort: rowId,
  maxRank: z.int().positive(),
  ranks: z.array(z.strictObject({ achievementId: rowId, rank: z.int().positive() })),
})

export const tribeRanks = defineTable('tribeRanks', { id: rowId, name: namesSchema })

/** What of the world is explored: the aether currents of a zone, a hunting log, a map, a duty. */
const explorationParts = ['currents', 'hunting', 'maps', 'duties'] as const

/** What one achievement (its id is the row's) shows to be explored: all of a zone, a log or a map, or a duty. */
export const explorations = defineTable('explorations', {
  id: rowId,
  part: z.enum(explorationParts),
  name: namesSchema,
  /** The region, or the kind of duty; null for a hunting log. */
  area: namesSchema.nullable(),
  expansionId: rowId,
  /** How many currents or entries there are; 0 where nothing is counted. */
  count: rowId,
})
