import type { Language, LeanRow, LocalisedRow, TableName } from '@kupodex/data/game'

export type { LeanRow, LocalisedRow } from '@kupodex/data/game'

/** Rows for lists, or whole ones. */
export type Form = 'lean' | 'full'

export type RowOf<Name extends TableName, In extends Form> = In extends 'lean' ? LeanRow<Name> : LocalisedRow<Name>

export interface AnyRow {
  id: number | string
  updatedAt: number
  deleted: boolean
}

export interface HeldTable {
  rows: AnyRow[]
  /** Up to when all changes are in it (epoch ms): at least its newest row, which another language may have later. */
  asOf: number
  /** When it was last fetched whole (epoch ms). */
  wholeAt: number
}

export interface TableKey {
  language: Language
  name: TableName
  form: Form
}

/** A table as a page shows it; rows that the game no longer has are not among them. */
export type TableView<Row> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; rows: readonly Row[] }
