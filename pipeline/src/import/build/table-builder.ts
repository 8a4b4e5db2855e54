import type { Draft, TableName, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { RowProse, TableBuilder } from './build.ts'

/** A builder that makes at most one row of its table from each row of one sheet. */
export const fromSheet = <Name extends TableName>(
  table: Name,
  sheetName: string,
  rule: {
    /** Whether the row is a real one; the others are counted as skipped. */
    keep: (row: SheetRow) => boolean
    make: (row: SheetRow, context: ImportContext) => Draft<TableRow<Name>>
    prose?: (row: SheetRow, context: ImportContext) => RowProse
  },
): TableBuilder<Name> => ({
  table,
  sheet: sheetName,
  build: (context) => {
    const sheet: Sheet = context.sheets.open(sheetName)
    const real = sheet.rows.filter(rule.keep)
    const rows = real.map((row) => rule.make(row, context))
    const { prose } = rule
    return {
      rows,
      skipped: sheet.rows.length - real.length,
      ...(prose && { prose: new Map(real.map((row) => [row.id, prose(row, context)])) }),
    }
  },
})
