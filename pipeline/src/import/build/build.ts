import type { Draft, Names, TableName, TableRow } from '@kupodex/data/game'

import type { ImportContext } from '../context/context.ts'
import type { RowProse, SheetRow } from '../sheets/sheet.ts'

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

/** A builder of rows that no sheet has one by one. */
export const fromFacts = <Name extends TableName>(
  table: Name,
  rowsOf: (context: ImportContext) => Draft<TableRow<Name>>[],
): TableBuilder<Name> => ({ table, build: (context) => ({ rows: rowsOf(context), skipped: 0 }) })

interface SheetRule<Name extends TableName> {
  /** Whether the row is a real one; the others are counted as skipped. */
  keep: (row: SheetRow) => boolean
  make: (row: SheetRow, context: ImportContext) => Draft<TableRow<Name>>
  prose?: (row: SheetRow, context: ImportContext) => RowProse
}

/** A builder that makes at most one row of its table from each row of one sheet; what all rows need may be worked out first. */
export const fromSheet = <Name extends TableName>(
  table: Name,
  sheetName: string,
  ruleOf: SheetRule<Name> | ((context: ImportContext) => SheetRule<Name>),
): TableBuilder<Name> => ({
  table,
  sheet: sheetName,
  build: (context) => {
    const { keep, make, prose } = typeof ruleOf === 'function' ? ruleOf(context) : ruleOf
    const sheet = context.sheets.open(sheetName)
    const real = sheet.rows.filter(keep)
    return {
      rows: real.map((row) => make(row, context)),
      skipped: sheet.rows.length - real.length,
      ...(prose && { prose: new Map(real.map((row) => [row.id, prose(row, context)])) }),
    }
  },
})

/** The tables that have a number and a name in each row, and nothing else. */
type NameTable = {
  [Name in TableName]: { id: number; name: Names } extends Draft<TableRow<Name>> ? Name : never
}[TableName]

/** A builder of the names in a column of a sheet; rows without one are skipped. */
export const namesFromSheet = <Name extends NameTable>(
  table: Name,
  sheetName: string,
  column = 'Name',
): TableBuilder<Name> =>
  fromSheet<Name>(table, sheetName, {
    keep: (row) => row.text(column) !== '',
    make: (row) => ({ id: row.id, name: row.names(column) }) as Draft<TableRow<Name>>,
  })
