import * as z from 'zod'
import { namesSchema } from '../languages.ts'
import { defineTable, rowId } from './table.ts'

/** What the island workshop makes. */
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

/** What the island's crafts take. */
export const islandIngredients = defineTable('islandIngredients', {
  id: rowId,
  itemId: rowId,
  name: namesSchema,
  categoryId: rowId,
})

/** Categories of ingredients. */
export const islandIngredientCategories = defineTable('islandIngredientCategories', { id: rowId, name: namesSchema })

/** Themes of crafts; two in a row of one theme work efficiently. */
export const islandThemes = defineTable('islandThemes', { id: rowId, name: namesSchema })

/** Popularity of every craft by the pattern that a week draws: `percents[craft id - 1]`. */
export const islandPopularity = defineTable('islandPopularity', { id: rowId, percents: z.array(z.int().positive()) })

/** Bands of supply and what they do to the value, in percent. */
export const islandSupply = defineTable('islandSupply', {
  /** 0 nonexistent to 4 overflowing. */
  id: rowId,
  percent: z.int().positive(),
  /** The band reaches from this shortage (units) to the next band's; null for the last. */
  shortageFrom: z.int().nullable(),
})

/** What the rank of the workshop does to the value, in percent. */
export const islandWorkshopRanks = defineTable('islandWorkshopRanks', { id: rowId, percent: z.int().positive() })

/** Highest groove by number of landmarks. */
export const islandGrooveCaps = defineTable('islandGrooveCaps', { id: rowId, cap: rowId })

/** Ranks of the island. */
export const islandRanks = defineTable('islandRanks', {
  id: rowId,
  /** Experience to the next rank; null at the last. */
  expToNext: rowId.nullable(),
})

/** Animals of the island. */
export const islandAnimals = defineTable('islandAnimals', {
  id: rowId,
  name: namesSchema,
  icon: rowId,
  sort: rowId,
  size: z.enum(['S', 'M', 'L']),
  /** 1 a common animal, 2 its rare variant, 3 of its own kind. */
  variety: z.literal([1, 2, 3]),
  /** Item ids; the first is sure, the second a chance. */
  leavingItemIds: z.tuple([rowId, rowId]),
  /** Weather it needs; null for any (kept by hand). */
  weatherId: rowId.nullable(),
  /** Eorzea hours it needs, the end exclusive and after midnight where smaller; null for any (kept by hand). */
  startHour: z.int().min(0).max(23).nullable(),
  endHour: z.int().min(0).max(23).nullable(),
  /** Map coordinates (kept by hand); null where nobody has written them down. */
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** Lives in a cave, so that the coordinates are the entrance's (kept by hand). */
  cave: z.boolean(),
})
