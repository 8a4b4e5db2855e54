import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { relicHints, relicKinds, relicRoles, relicSlots } from '../ground/relics.ts'
import { collectable } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

/** What a step of a series takes for each of its relics, by the guides of players. */
const cost = z.strictObject({
  /** The step; 0 for all of them. */
  step: rowId,
  /** Whether only the first relic of the step takes it. */
  firstOnly: z.boolean(),
  count: z.int().positive(),
  name: namesSchema,
  /** Whether it is the name of a quest. */
  isQuest: z.boolean(),
  /** What one piece of it costs, where it is bought. */
  price: z.strictObject({ name: namesSchema, count: z.int().positive() }).nullable(),
})

/** Series of relics, in the order of the page. */
export const relicSeries = defineTable('relicSeries', {
  id: rowId,
  name: namesSchema,
  kind: z.enum(relicKinds),
  /** Null for what many expansions added to. */
  expansionId: rowId.nullable(),
  /** Whether each step is made of the one before. */
  isChain: z.boolean(),
  costs: z.array(cost),
  /** The achievements that prove relics of it. */
  proofs: z.array(z.strictObject({ achievementId: rowId, name: namesSchema })),
  hints: z.array(z.strictObject({ achievementId: rowId, name: namesSchema, step: rowId, means: z.enum(relicHints) })),
})

/** Relics, by the ids of their items. */
export const relics = defineTable('relics', {
  ...collectable,
  relicSeriesId: rowId,
  /** The step of its series, from 1. */
  step: z.int().positive(),
  /** The place among the relics of its step, from 1; steps have their jobs in the same order. */
  place: z.int().positive(),
  /** The jobs that wear it; none where a role does. */
  jobIds: z.array(rowId),
  role: z.enum(relicRoles).nullable(),
  /** Which piece of a set of armor it is; null for weapons and tools. */
  slot: z.enum(relicSlots).nullable(),
})
