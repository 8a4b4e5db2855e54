import * as z from 'zod'
import { namesSchema } from '../ground/languages.ts'
import { sourceSchema } from '../sources/source.ts'
import { type defineTable, gone, howTo, patch, provisional, rowId } from './table.ts'

export const collectable = {
  id: rowId,
  name: namesSchema,
  /** In-game order. */
  sort: rowId,
  icon: rowId,
  /** Main way to get it; 0 if none is known. */
  sourceTypeId: rowId,
  obtainable: z.boolean(),
  gone,
  patch,
  itemIds: z.array(rowId),
  sources: z.array(sourceSchema),
  howTo,
  provisional,
}

/** The fields of collected things that items bring, which one may be able to sell. */
export const traded = {
  ...collectable,
  /** Whether one of these items can be sold on the market board; null where it is not known. */
  onMarket: z.boolean().nullable(),
}

/** A table of collected things with no columns of its own. */
export type PlainTable = ReturnType<typeof defineTable<string, typeof collectable>>
