import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { collectable } from './collectable.ts'
import { defineTable, rowId } from './table.ts'

/** What the records of one variant dungeon are called together. */
export const surveySeries = defineTable('surveySeries', { id: rowId, name: namesSchema })

/** Survey records of variant dungeons. */
export const surveyRecords = defineTable(
  'surveyRecords',
  {
    ...collectable,
    surveySeriesId: rowId,
    /** The picture beside the record. */
    image: rowId,
  },
  ['description'],
)

/** Entries of the Occult Record. */
export const occultRecords = defineTable(
  'occultRecords',
  {
    ...collectable,
    /** The number in the record. */
    number: z.int().positive(),
  },
  ['description'],
)
