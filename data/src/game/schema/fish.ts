import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

/** Fish and spearfish in one table: the ids of the two sheets do not overlap (spearfish count from 20000). */
export const fish = defineTable(
  'fish',
  {
    id: rowId,
    itemId: rowId,
    name: namesSchema,
    icon: rowId,
    /** Place in the list: rods by id, then spears; pages show blocks of 100. */
    sort: rowId,
    /** Whether the fish guide lists it; the others are hidden or belong to missions. */
    isInLog: z.boolean(),
    spearfish: z.boolean(),
    /** Level of its fishing hole; null where the sheet has none. */
    level: rowId.nullable(),
    /** Where it is caught: the fishing hole or the zone; null where the sheet has none. */
    placeNameId: rowId.nullable(),
  },
  ['description'],
)
