import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

/** What the records of one variant dungeon are called together. */
export const surveySeries = defineTable('surveySeries', { id: rowId, name: namesSchema })

export const surveyRecords = defineTable(
  'surveyRecords',
  {
    ...collectable,
    surveySeriesId: rowId,
    number: z.int().positive(),
    image: rowId,
  },
  ['description'],
)

export const occultRecords = defineTable(
  'occultRecords',
  {
    ...collectable,
    number: z.int().positive(),
  },
  ['description'],
)

/** Vistas of the sightseeing log, by their place in the sheet, counted from 1. */
export const vistas = defineTable(
  'vistas',
  {
    ...collectable,
    /** The number in the log of its expansion. */
    number: z.int().positive(),
    expansionId: rowId,
    placeNameId: rowId,
    mapId: rowId,
    /** Coordinates as the game's map shows them. */
    x: z.number(),
    y: z.number(),
    /** The weather that it can be seen in; null for any. */
    weatherId: rowId.nullable(),
    /** Hours of the game's clock at which it can be seen, the end excluded; null for any. */
    startHour: z.int().min(0).max(23).nullable(),
    endHour: z.int().min(1).max(24).nullable(),
    /** How often each weather comes there; null where it can be seen in any, at any hour. */
    weatherRateId: rowId.nullable(),
    /** The emote that records it. */
    emote: z.strictObject({ name: namesSchema, command: namesSchema }),
    image: rowId,
  },
  ['description'],
)
