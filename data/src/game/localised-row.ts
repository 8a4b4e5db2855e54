import type { Names } from './ground/languages.ts'
import type { DetailField } from './lean-row.ts'
import type { TableName, TableRow, tables } from './schema/index.ts'

/** A value of a table as it is published in one language: each name in it is a text, however deep. */
type Localised<Value> = Value extends Names
  ? string
  : Value extends object
    ? { [Field in keyof Value]: Localised<Value[Field]> }
    : Value

type Prose<Name extends TableName> = (typeof tables)[Name]['prose'][number]

/** How to obtain a thing, in words, for tables that know the ways. */
type HowTo<Name extends TableName> = 'sources' extends keyof TableRow<Name> ? { howTo: string } : unknown

/** Whether the name is English because the language has none yet. */
interface Untranslated {
  untranslated?: true
}

/**
 * A row of a table as it is published in one language; the game's prose is there only where the import had it, and is not in
 * the schema of a row either.
 */
export type LocalisedRow<Name extends TableName> = Localised<Omit<TableRow<Name>, 'howTo'>> &
  HowTo<Name> &
  ('provisional' extends keyof TableRow<Name> ? Untranslated : unknown) & { [Field in Prose<Name>]?: string }

/** A row as lists have it: without prose and what only details need (see `leanRows`). */
export type LeanRow<Name extends TableName> = Omit<LocalisedRow<Name>, DetailField<Name>>
