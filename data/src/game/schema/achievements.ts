import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, gone, patch, provisional, rowId } from './table.ts'

/** Achievements, by the ids that the game and the Lodestone share. */
export const achievements = defineTable(
  'achievements',
  {
    id: rowId,
    name: namesSchema,
    points: rowId,
    icon: rowId,
    /** In-game order within the category; the id where the game gives none. */
    sort: rowId,
    /** 0 if it gives no title. */
    titleId: rowId,
    /** 0 if it gives no item. */
    itemId: rowId,
    obtainable: z.boolean(),
    gone,
    /** False for those of the Legacy kind (1.0). */
    notLegacy: z.boolean(),
    seasonal: z.boolean(),
    categoryId: rowId,
    kindId: rowId,
    /** 0 shown, 1 hidden until done, 2 conditions hidden, 3 name and conditions hidden. */
    hidden: z.int().min(0).max(3),
    patch,
    provisional,
  },
  ['description'],
)

export const achievementKinds = defineTable('achievementKinds', {
  id: rowId,
  name: namesSchema,
  sort: rowId,
  slug: z.string().min(1),
})

/** Achievement categories; a slug is unique within its kind. */
export const achievementCategories = defineTable('achievementCategories', {
  id: rowId,
  name: namesSchema,
  kindId: rowId,
  sort: rowId,
  slug: z.string().min(1),
})

export const titles = defineTable('titles', {
  id: rowId,
  masculine: namesSchema,
  feminine: namesSchema,
  isPrefix: z.boolean(),
  sort: rowId,
  achievementIds: z.array(rowId),
})

/** An achievement (its id is the row's) that cannot be had without all these rows of a table that players tick by hand. */
export const proofs = defineTable('proofs', {
  id: rowId,
  table: z.enum(['fish', 'ttcards', 'bozjaNotes', 'surveyRecords', 'occultRecords', 'vistas', 'relics']),
  ids: z.array(rowId).min(1),
})

/** An achievement (its id is the row's) that says how many rows of a table a character has at least, and not which. */
export const tallies = defineTable('tallies', { id: rowId, table: z.enum(['spells']), count: z.int().positive() })

/** Achievement that marks a raid's first clear, with the day the raid opened. */
export const raids = defineTable('raids', {
  id: rowId,
  name: namesSchema,
  /** When the raid opened, in epoch seconds; null where it is not known. */
  released: rowId.nullable(),
  expansionId: rowId,
})

/** Sets of achievements (and items) that form one goal; each of the four groups has a block of a thousand ids. */
export const metas = defineTable('metas', {
  id: rowId,
  name: namesSchema,
  /** 1 Achievements I, 2 Achievements II, 3 Relics, 4 Mounts and Minions. */
  group: z.int().min(1).max(4),
  slug: z.string().min(1),
  /** Achievements that are needed, besides all of the categories. */
  achievements: z.array(rowId),
  /** Categories of which every achievement is needed. */
  achievementCategories: z.array(rowId),
  excludedAchievements: z.array(rowId),
  items: z.array(rowId),
  /** The achievement that the game gives for the set; 0 if it has none. */
  achievementId: rowId,
})
