import * as z from 'zod'
import { goneReasons } from '../ground/gone.ts'
import { languages } from '../ground/language.ts'

const housekeeping = {
  /** When this row's content last changed, in epoch milliseconds. */
  updatedAt: z.int().nonnegative(),
  /** True when the newest import no longer had the row; its last content is kept. */
  deleted: z.boolean(),
}

export const rowId = z.int().nonnegative()

/** Why the thing cannot be obtained; missing if it can. */
export const gone = z.enum(goneReasons).optional()

/** The patch that brought the thing, like `7.51`; null where it is not known. */
export const patch = z.string().min(1).nullable()

/** Whether the row is what lists of players know, until the game's own data of its patch are imported; missing otherwise. */
export const provisional = z.literal(true).optional()

/** How to get the thing, in words kept by hand; a language without any has the words of its sources. */
export const howTo = z.partialRecord(z.enum(languages), z.string().min(1).optional()).optional()

/** What one table is: its name, the schema of a row, and which texts of a row are game prose (kept out of the repository). */
export interface TableDefinition<Name extends string = string, Row extends z.ZodType = z.ZodType> {
  name: Name
  row: Row
  /** Names of the prose fields (description, tooltip ...) that the import writes to the git-ignored folder. */
  prose: readonly string[]
}

/** Defines a table; every row also carries `updatedAt` (epoch ms) and `deleted`. */
export const defineTable = <
  const Name extends string,
  Shape extends z.core.$ZodLooseShape & { id: z.ZodType },
  const Prose extends string = never,
>(
  name: Name,
  shape: Shape,
  prose: readonly Prose[] = [],
) => ({ name, row: z.strictObject({ ...shape, ...housekeeping }), prose })

/** A row of the table as the import builds it: without the housekeeping fields, which the writer adds. */
export type Draft<Row> = Omit<Row, 'updatedAt' | 'deleted'>
