import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { portraitParts, portraitUnlockTypes } from '../ground/portraits.ts'
import { sourceSchema } from '../sources/source.ts'
import { defineTable, gone, patch, rowId } from './table.ts'

/** Parts of portraits and adventurer plates that a condition unlocks. */
export const portraits = defineTable('portraits', {
  /** The sheet's row plus the part's range (see `portraitParts`). */
  id: rowId,
  part: z.enum(portraitParts.map(({ part }) => part)),
  /** Null for a pose without a name; the name of its condition is shown instead. */
  name: namesSchema.nullable(),
  /** The art, or the icon where a part has no art of its own (poses). */
  image: rowId,
  sort: rowId,
  portraitConditionId: rowId,
})

/** What unlocks parts of portraits: a framer's kit, an emote, a minion, a quest ... */
export const portraitConditions = defineTable(
  'portraitConditions',
  {
    id: rowId,
    name: namesSchema,
    unlockType: z.literal(Object.values(portraitUnlockTypes)),
    /** The tab it is listed under. */
    group: z.enum(['framers', 'others']),
    sourceTypeId: rowId,
    sort: rowId,
    obtainable: z.boolean(),
    gone,
    emoteId: rowId.nullable(),
    minionId: rowId.nullable(),
    questId: rowId.nullable(),
    itemId: rowId.nullable(),
    /** The season of Crystalline Conflict whose ranks meet it. */
    pvpSeason: rowId.nullable(),
    sources: z.array(sourceSchema),
    /** Inferred where it is no kit's. */
    patch,
  },
  ['hint'],
)
