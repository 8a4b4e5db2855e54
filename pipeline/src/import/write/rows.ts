import { join } from 'node:path'
import { type TableName, type TableRow, tables } from '@kupodex/data/game'
import * as z from 'zod'
import { Refusal } from '../sheets/refusal.ts'
import type { Sheet } from '../sheets/sheet.ts'
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

/**
 * Built rows as the table's schema wants them, fields in its order and housekeeping at its start values; a row that does
 * not fit and an id that comes twice are refused with table, id and column, and with the row of the sheet it is made from.
 */
export const checkRows = <Name extends TableName>(
  table: Name,
  drafts: readonly object[],
  sheet: Sheet | null,
): TableRow<Name>[] => {
  const refuse = (id: unknown, column: string | undefined, problem: string): never => {
    const inTable = `table ${table}, id ${String(id)}${column ? `, ${column}` : ''}: ${problem}`
    throw new Refusal(sheet && typeof id === 'number' ? sheet.placeOf(id) : { file: 'the sheets' }, inTable)
  }
  const seen = new Set<number>()
  return drafts.map((draft) => {
    const result = tables[table].row.safeParse({ ...draft, updatedAt: 0, deleted: false })
    const id = 'id' in draft ? draft.id : '?'
    if (!result.success) {
      const [issue] = result.error.issues
      return refuse(id, issue?.path.join('.'), issue?.message ?? 'does not fit')
    }
    if (seen.has(result.data.id)) refuse(id, undefined, 'is there twice')
    seen.add(result.data.id)
    return result.data as TableRow<Name>
  })
}
