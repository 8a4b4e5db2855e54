import type { Language } from '@kupodex/data/game'
import type { Draft, TableName, TableRow } from '@kupodex/data/game'
import type { ItemFacts } from '../facts/item-facts.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { Disputes } from '../disputes.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { References } from './references.ts'

/** What a table is built from: the game's sheets, the item facts (empty without `--items`), and facts kept by hand. */
export interface ImportContext {
  sheets: Sheets
  items: ItemFacts
  hand: HandFacts
  /** Rows of reference tables (items, NPCs, places, ...) that other tables point to. */
  references: References
  /** Things that facts disagree on, for the report. */
  disputes: Disputes
}

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
