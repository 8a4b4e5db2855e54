import * as z from 'zod'
import { fateTypes } from '../ground/fates.ts'
import { namesSchema } from '../ground/languages.ts'
import { defineTable, rowId } from './table.ts'

const coordinate = z.number().nullable()

/** Items that other rows point to. */
export const items = defineTable('items', { id: rowId, name: namesSchema, icon: rowId })

/** Events, campaigns and products that gave something and are shown by name. */
export const occasions = defineTable('occasions', { id: rowId, name: namesSchema })

/** Quests that other rows point to. */
export const quests = defineTable('quests', { id: rowId, name: namesSchema })

/** Duties: dungeons, trials, raids and the like. */
export const duties = defineTable('duties', {
  id: rowId,
  name: namesSchema,
  contentTypeId: rowId,
  /** The level needed to enter it; null where that is unknown, as of treasure dungeons. */
  level: rowId.nullable(),
  expansionId: rowId,
  /** How many play it together, in all of its parties; 0 where any number comes and goes. */
  partySize: rowId,
  /** How few may enter it: where it allows Unrestricted Party one, or one for each of its parties. */
  fewest: rowId,
})

export const enemies = defineTable('enemies', { id: rowId, name: namesSchema })

/** NPCs that other rows point to, each with one of its places. */
export const npcs = defineTable('npcs', {
  id: rowId,
  name: namesSchema,
  title: namesSchema.nullable(),
  /** Place in the world, as the sheets have it (metres); null where the sheets do not place the NPC. */
  x: coordinate,
  z: coordinate,
  mapId: rowId.nullable(),
  sizeFactor: rowId.nullable(),
  /** Coordinates as the game's map shows them, one decimal. */
  displayX: coordinate,
  displayY: coordinate,
  placeNameId: rowId.nullable(),
  placeNameRegionId: rowId.nullable(),
})

/** FATEs that other rows point to, and everything on the two Bozjan maps. */
export const fates = defineTable('fates', {
  id: rowId,
  name: namesSchema,
  /** 1 a FATE, 2 a critical engagement, 3 a duel, 4 a castrum battle. */
  fateType: z.literal(Object.values(fateTypes)),
  icon: rowId,
  mapId: rowId.nullable(),
  /** Coordinates as the game's map shows them. */
  x: coordinate,
  y: coordinate,
  /** The fate that makes this one appear. */
  spawnedById: rowId.nullable(),
})

export const maps = defineTable('maps', {
  id: rowId,
  /** The game's own name of the picture, `region/number`. */
  path: z.string(),
  /** Scale in percent: 100 draws 2048 metres on the map's side. */
  sizeFactor: rowId,
  offsetX: z.int(),
  offsetY: z.int(),
  placeNameId: rowId,
  regionPlaceNameId: rowId,
  territoryId: rowId,
})

export const placeNames = defineTable('placeNames', { id: rowId, name: namesSchema })
