import type { z } from 'zod'
import { defineTable, rowId } from './table.ts'
import { namesSchema } from '../languages.ts'

/** Every table of game data by its name: the one list that import, publishing, schema and tests walk. */
export const tables = {
  expansions: defineTable('expansions', { id: rowId, name: namesSchema, levelMin: rowId, levelMax: rowId }),
}

/** The name of a table. */
export type TableName = keyof typeof tables

/** A row of a table. */
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]['row']>

export { defineTable, type Draft, type TableDefinition } from './table.ts'
