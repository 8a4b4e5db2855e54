import * as z from 'zod'
import { type EditedTable, goneReasons, languages } from '../game/index.ts'
import { amount, epochMs } from '../game/scalars.ts'

/** Where a night publishes what the tables themselves say of the rows of a table, for functions and the operator. */
export const baseKey = (table: EditedTable): string => `api/game/base/${table}.json`

const baseRow = z.object({
  id: amount,
  updatedAt: epochMs,
  /** In words, in every language; empty where no way is known. */
  howTo: z.record(z.enum(languages), z.string()),
  obtainable: z.boolean(),
  /** Missing for rows of a table without source types. */
  sourceTypeId: amount.optional(),
  gone: z.enum(goneReasons).optional(),
})

/** The rows of a table, without those that the game no longer has, as they are where no editor says otherwise. */
export const baseFile = z.object({
  sourceTypes: z.array(amount),
  rows: z.array(baseRow),
})

export type BaseRow = z.infer<typeof baseRow>
export type BaseFile = z.infer<typeof baseFile>
