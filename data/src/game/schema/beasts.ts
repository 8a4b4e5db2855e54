import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

/** The kins that beasts are of, in the game's order. */
export const beastKins = defineTable('beastKins', { id: rowId, name: namesSchema })

export const beasts = defineTable('beasts', {
  ...collectable,
  /** The number in the game's list. */
  number: z.int().positive(),
  beastKinId: rowId,
  /** The levels of the enemies by which it is had where its way says. */
  minLevel: z.int().positive(),
  maxLevel: z.int().positive(),
  /** Every enemy that counts as this beast, wherever it is. */
  enemyIds: z.array(rowId),
})
