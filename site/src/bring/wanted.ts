import type { ItemType, MarkType } from '@kupodex/data/character'

/** The column of a table by which a file names a thing, where that is not its name. */
export type KeyColumn = 'id' | 'itemId' | 'number'

/** Something that a file says a character has, as the file names it. */
export interface Wanted {
  /** The row it is in, as a spreadsheet shows it; null in JSON. */
  row: number | null
  /** The collection it is of; null where the file does not say. */
  type: MarkType | null
  /** What it is called: by a number, or by texts of which one may be its name. */
  by: { column: KeyColumn; key: number } | { names: readonly string[] }
  /** Since when (epoch s), where the file says so. */
  date: number | null
}

export type ProblemCode =
  /** What is read from the Lodestone cannot be checked off. */
  | 'automatic'
  | 'collection'
  | 'id'
  | 'unknown'
  | 'name'
  /** A number without a collection. */
  | 'untyped'
  /** A name that several things have. */
  | 'several'
  | 'date'
  /** A cell that neither says that it is owned nor that it is not. */
  | 'owned'

export interface Problem {
  code: ProblemCode
  row: number | null
  /** The collections that it may be of. */
  types: readonly ItemType[]
  value: string
}

export type FileKind = 'collect' | 'tracker' | 'own' | 'table'

/** Why nothing of a file can be read. */
export type Refusal = 'tooLarge' | 'empty' | 'notJson' | 'schema' | 'workbook' | 'manyTicks' | 'manyCharacters'

export type FileRead =
  | { ok: true; kind: FileKind; wanted: Wanted[]; problems: Problem[]; left: number }
  | { ok: false; code: Refusal }

/** What was read of a file, of which `left` things are not owned; refused where that is nothing. */
export const fileOf = (kind: FileKind, wanted: Wanted[], problems: Problem[], left = 0): FileRead =>
  wanted.length + problems.length + left === 0
    ? { ok: false, code: 'empty' }
    : { ok: true, kind, wanted, problems, left }

const longestShown = 60

/** A problem with what stands somewhere, cut so that it can be shown. */
export const problemOf = (
  code: ProblemCode,
  row: number | null,
  value: unknown,
  types: readonly ItemType[] = [],
): Problem => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { code, row, types, value: text.length > longestShown ? `${text.slice(0, longestShown)}…` : text }
}

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value can be the id of anything. */
export const isKey = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
