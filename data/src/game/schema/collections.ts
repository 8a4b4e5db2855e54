import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable, traded } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

const creatureProse = ['description', 'descriptionEnhanced', 'tooltip'] as const

export const mounts = defineTable(
  'mounts',
  {
    ...traded,
    isInLog: z.boolean(),
    /** How many others can ride along; null where it is not known. */
    extraSeats: rowId.nullable(),
    airborne: z.boolean().nullable(),
    /** Whether it has music that no other mount has; null where it is not known. */
    ownMusic: z.boolean().nullable(),
  },
  creatureProse,
)

/** Minions; the parts of a composed minion are not in the log. */
export const minions = defineTable(
  'minions',
  { ...traded, isInLog: z.boolean(), raceId: rowId.nullable() },
  creatureProse,
)

/** Orchestrion rolls; the description is the game's own hint on where to get the roll. */
export const orchestrions = defineTable(
  'orchestrions',
  {
    ...traded,
    /** Number in the list; null where the game hides it until the roll is owned. */
    number: rowId.nullable(),
    orchestrionCategoryId: rowId,
  },
  ['description'],
)

/** Emotes that everybody has from the start, or with a Grand Company: the Lodestone lists them among those that were unlocked. */
export const defaultEmotes = defineTable('defaultEmotes', { id: rowId, name: namesSchema })

/** Spells of blue magic; the description is the game's own text on where a spell is from. */
export const spells = defineTable(
  'spells',
  {
    ...collectable,
    /** The number in the spellbook. */
    number: z.int().positive(),
    stars: z.int().min(1).max(5),
  },
  ['description'],
)

export const orchestrionCategories = defineTable('orchestrionCategories', {
  id: rowId,
  name: namesSchema,
  icon: rowId,
  sort: rowId,
  slug: z.string().min(1),
  /** Whether its rolls count; seasonal ones and those of the online store do not. */
  counted: z.boolean(),
})

export const emotes = defineTable('emotes', {
  ...traded,
  emoteCategoryId: rowId,
  /** Text commands in the four languages; null where they are not known. */
  command: namesSchema.nullable(),
  /** All its commands, the one above first, with spaces between them; missing where there is only one. */
  commands: namesSchema.optional(),
  /** Emotes with the same link are unlocked together; null where it is not known. */
  unlockLink: rowId.nullable(),
})

export const emoteCategories = defineTable('emoteCategories', { id: rowId, name: namesSchema })

export const fashions = defineTable('fashions', traded, creatureProse)

/** Hairstyles, by their unlock link; the game has an icon for each body. */
export const hairs = defineTable('hairs', {
  ...traded,
  /** Icon by body: race, tribe and gender (0 male, 1 female). */
  icons: z.array(
    z.strictObject({ raceId: rowId, tribeId: rowId, gender: z.union([z.literal(0), z.literal(1)]), icon: rowId }),
  ),
})

export const bardings = defineTable('bardings', { ...traded, grandCompanyId: rowId.nullable() })

/** Facewear styles, each a group of colours. */
export const facewear = defineTable('facewear', {
  ...traded,
  variants: rowId,
})

/** Ways to get things, as filters and counting group them. */
export const sourceTypes = defineTable('sourceTypes', {
  id: rowId,
  name: namesSchema,
  sort: rowId,
  /** Bought with real money. */
  paid: z.boolean(),
  counted: z.boolean(),
})
