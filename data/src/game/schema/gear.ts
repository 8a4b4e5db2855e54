import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

export const armoireCategories = defineTable('armoireCategories', {
  id: rowId,
  name: namesSchema,
  sort: rowId,
  slug: z.string().min(1),
})

/** What things of a category of the armoire belong to: a job, an event of a year, a duty, a person. */
export const armoireSubCategories = defineTable('armoireSubCategories', { id: rowId, name: namesSchema, sort: rowId })

/** What can be kept in the armoire, by its place in the sheet, counted from 1. */
export const armoire = defineTable('armoire', {
  ...collectable,
  itemId: rowId,
  armoireCategoryId: rowId,
  armoireSubCategoryId: rowId,
  outfitIds: z.array(rowId),
})

/** Outfits, by the item that stands for all pieces. */
export const outfits = defineTable('outfits', {
  ...collectable,
  /** In the order in which the game lists them. */
  pieces: z
    .array(
      z.strictObject({
        itemId: rowId,
        name: namesSchema,
        /** Its row of the armoire; null where it cannot be kept there. */
        armoireId: rowId.nullable(),
      }),
    )
    .min(1),
})
