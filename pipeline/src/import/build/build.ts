import type { Draft, Language, TableName, TableRow } from '@kupodex/data/game'

import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'

/** Prose of one row by field, in the languages that have it. */
export type RowProse = Record<string, Partial<Record<Language, string>>>

/** A table as built from the sheets, before it is compared with the one on disk. */
export interface Built<Name extends TableName> {
  rows: Draft<TableRow<Name>>[]
  /** Sheet rows left out by rule: dummies and placeholders. */
  skipped: number
  /** Game prose by row id; written to the git-ignored folder. */
  prose?: ReadonlyMap<number, RowProse>
}

/** Builds one table; throws a `Refusal` where the input is damaged. */
export interface TableBuilder<Name extends TableName = TableName> {
  table: Name
  /** The sheet that the rows come from, where it is one. */
  sheet?: string
  build: (context: ImportContext) => Built<Name>
}

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
