import type { Draft, Language, TableName, TableRow } from '@kupodex/data/game'

import type { ImportContext } from '../context/context.ts'

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
