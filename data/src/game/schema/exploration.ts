import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

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
