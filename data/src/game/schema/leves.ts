import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

export const leves = defineTable(
  'leves',
  {
    id: rowId,
    name: namesSchema,
    classJobLevel: rowId,
    leveAssignmentTypeId: rowId,
    journalGenreId: rowId,
    journalName: namesSchema,
    /** Order of the journal's headings (the journal category's id); the three grand companies share one. */
    journalSort: rowId,
    /** The levemete that issues it. */
    originNpcId: rowId,
    /** Who takes the goods; null for leves that ask for none, whose report is taken where they are done. */
    destinationNpcId: rowId.nullable(),
    /** The settlement of the levemete. */
    placeNameId: rowId,
    placeName: namesSchema,
    /** The goods of a crafting leve; null for all others. */
    itemId: rowId.nullable(),
    itemName: namesSchema.nullable(),
    /** How many are required in total, over all deliveries of the leve. */
    itemCount: rowId.nullable(),
    /** How often more goods may be handed in at once, for more pay. */
    itemRepeats: rowId.nullable(),
    /** Null where it depends on the character's level. */
    expReward: rowId.nullable(),
    gilReward: rowId.nullable(),
    /** Takes ten allowances instead of one. */
    largeScale: z.boolean(),
    allowanceCost: rowId,
    /** Gone from the game (kept by hand). */
    isRemoved: z.boolean(),
    /** One of the three that open levequests, of which a character can do one (kept by hand). */
    isUnlock: z.boolean(),
    issuerIcon: rowId,
    /** Who asks for it, as the journal names them. */
    leveClient: namesSchema.nullable(),
  },
  ['description'],
)

/** Class and job groups, as levequests are assigned to them. */
export const leveAssignmentTypes = defineTable('leveAssignmentTypes', {
  id: rowId,
  name: namesSchema,
  icon: rowId,
  sort: rowId,
  kind: z.enum(['battle', 'crafting', 'gathering', 'grandCompany']),
  /** The one job that takes them; null for battle and grand companies. */
  jobId: rowId.nullable(),
  /** The address of the group's page: its English name in lower case with hyphens. */
  slug: z.string().min(1),
})
