import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { sourceSchema } from '../sources/source.ts'
import { defineTable, howTo, patch, rowId } from './table.ts'

export const bozjaNotes = defineTable(
  'bozjaNotes',
  {
    id: rowId,
    /** The number the game shows, 1 to 50. */
    number: z.int().positive(),
    name: namesSchema,
    stars: z.int().min(1).max(5),
    icon: rowId,
    /** The portrait on the note. */
    image: rowId,
    /** Fates, engagements and duels that drop it (ids of `fates`). */
    bozjaFates: z.array(rowId),
    /** Everything that gives it, duties and quests too. */
    sources: z.array(sourceSchema),
    howTo,
    obtainable: z.boolean(),
    patch,
  },
  ['description'],
)
