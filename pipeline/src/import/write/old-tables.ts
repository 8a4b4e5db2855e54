import { join } from 'node:path'
import { type TableName, tables } from '@kupodex/data/game'
import * as z from 'zod'
import { Refusal } from '../sheets/refusal.ts'
import { readJson } from './format.ts'
import type { Housekeeping } from './merge.ts'

/** A row of any table as it lies on disk. */
export type OldRow = Housekeeping & Readonly<Record<string, unknown>>

const anyRow = z.looseObject({ id: z.int().nonnegative(), updatedAt: z.int().nonnegative(), deleted: z.boolean() })

/** What is wrong with a row of a table on disk, with its place; rows count from 1. */
const refuseRow = (file: string, at: number, { issues: [issue] }: z.ZodError): never => {
  throw new Refusal(
    { file, row: at + 1, column: issue?.path.join('.') || undefined },
    `${issue?.message}; restore the old file`,
  )
}

/** The rows of a table as an earlier import left them, none where there was none; a damaged file is refused. */
export const readOldRows = (folder: string, table: string): OldRow[] => {
  const file = join('tables', `${table}.json`)
  const rows = readJson(join(folder, file), file, [])
  if (!Array.isArray(rows)) throw new Refusal({ file }, 'is not a list of rows; restore the old file')
  const seen = new Set<number>()
  return rows.map((row: unknown, at) => {
    const read = anyRow.safeParse(row)
    if (!read.success) return refuseRow(file, at, read.error)
    if (seen.has(read.data.id)) throw new Refusal({ file, row: at + 1, column: 'id' }, `${read.data.id} is there twice`)
    seen.add(read.data.id)
    // The row as it is on disk: the schema returns the fields in another order.
    return row as OldRow
  })
}

/** Refuses a row that no longer fits its table but stays there, because the sheets have lost it. */
export const checkKept = (table: TableName, old: readonly OldRow[], built: readonly { id: number }[]): void => {
  const there = new Set(built.map(({ id }) => id))
  for (const [at, row] of old.entries()) {
    if (there.has(row.id)) continue
    const read = tables[table].row.safeParse(row)
    if (!read.success) refuseRow(join('tables', `${table}.json`), at, read.error)
  }
}
