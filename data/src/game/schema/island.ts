import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

export const islandCrafts = defineTable('islandCrafts', {
  id: rowId,
  itemId: rowId,
  name: namesSchema,
  themeIds: z.array(rowId),
  ingredients: z.array(z.strictObject({ islandIngredientId: rowId, amount: z.int().positive() })),
  /** Island rank from which it can be made. */
  unlockRank: rowId,
  /** Eorzea hours in the workshop. */
  time: z.literal([4, 6, 8]),
  /** Base value in seafarer's cowries. */
  value: rowId,
})

export const islandIngredients = defineTable('islandIngredients', {
  id: rowId,
  itemId: rowId,
  name: namesSchema,
  categoryId: rowId,
})

export const islandIngredientCategories = defineTable('islandIngredientCategories', { id: rowId, name: namesSchema })

/** Themes of crafts; two crafts of the same theme in a row are made efficiently. */
export const islandThemes = defineTable('islandThemes', { id: rowId, name: namesSchema })

/** Popularity of every craft in each pattern; every week uses one of them: `percents[craft id - 1]`. */
export const islandPopularity = defineTable('islandPopularity', { id: rowId, percents: z.array(z.int().positive()) })

/** Levels of supply and the percentage of the value that each pays. */
export const islandSupply = defineTable('islandSupply', {
  /** 0 nonexistent to 4 overflowing. */
  id: rowId,
  percent: z.int().positive(),
  /** The level begins at this shortage (units) and ends where the next one begins; null for the last. */
  shortageFrom: z.int().nullable(),
})

/** Percentage of the value that each rank of the workshop pays. */
export const islandWorkshopRanks = defineTable('islandWorkshopRanks', { id: rowId, percent: z.int().positive() })

/** Highest groove by number of landmarks. */
export const islandGrooveCaps = defineTable('islandGrooveCaps', { id: rowId, cap: rowId })

export const islandRanks = defineTable('islandRanks', {
  id: rowId,
  /** Experience to the next rank; null at the last. */
  expToNext: rowId.nullable(),
})

export const islandAnimals = defineTable('islandAnimals', {
  id: rowId,
  name: namesSchema,
  icon: rowId,
  sort: rowId,
  size: z.enum(['S', 'M', 'L']),
  /** 1 a common animal, 2 its rare variant, 3 of its own kind. */
  variety: z.literal([1, 2, 3]),
  /** Item ids; the first is guaranteed, the second is random. */
  leavingItemIds: z.tuple([rowId, rowId]),
  /** Weather it needs; null for any (kept by hand). */
  weatherId: rowId.nullable(),
  /** Eorzea hours it needs, the end exclusive and after midnight where smaller; null for any (kept by hand). */
  startHour: z.int().min(0).max(23).nullable(),
  endHour: z.int().min(0).max(23).nullable(),
  /** Map coordinates (kept by hand); null if not known yet. */
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** Lives in the cave system, whose map has the coordinates of the island's (kept by hand). */
  cave: z.boolean(),
})
