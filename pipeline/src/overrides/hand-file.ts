import { editedTables, isEdited, languages } from '@kupodex/data/game'
import type { StoredOverride } from '@kupodex/data/store'

/** A field as CSV has it: in quotes where it has to be. */
const fieldOf = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const csvLine = (fields: readonly string[]): string => `${fields.map(fieldOf).join(',')}\n`

export type HandRow = Readonly<Record<string, string>>

export interface EditedRow {
  table: string
  id: number
  override: StoredOverride
}

export const handColumns = [
  'table',
  'id',
  'sourceTypeId',
  'obtainable',
  ...languages.map((language) => `howTo_${language}`),
  'source',
]

/** How many letters of a user's key name an editor, as on the page of editors. */
const nameLetters = 8

const sourceOf = ({ by, writtenAt }: StoredOverride): string =>
  `editor ${by.slice(0, nameLetters)}, ${new Date(writtenAt).toISOString().slice(0, 10)}`

/** The fields that an override has something to say about. */
const fieldsOf = ({ fields }: StoredOverride): HandRow => ({
  ...(fields.sourceTypeId === undefined ? {} : { sourceTypeId: String(fields.sourceTypeId) }),
  ...(fields.obtainable === undefined ? {} : { obtainable: fields.obtainable ? 'yes' : 'no' }),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const text = fields.howTo?.[language]
      return text === undefined ? [] : [[`howTo_${language}`, text]]
    }),
  ),
})

const keyOf = (table: string, id: string): string => `${table} ${id}`

/** Where a row stands: by table as the file has them, then by id. */
const placeOf = ({ table = '', id = '' }: HandRow): [string, number] => [table, Number(id)]

const byPlace = (a: HandRow, b: HandRow): number => {
  const [[tableA, idA], [tableB, idB]] = [placeOf(a), placeOf(b)]
  return tableA < tableB ? -1 : tableA > tableB ? 1 : idA - idB
}

interface Pulled {
  rows: HandRow[]
  /** Rows that are new or say something else now (`mounts 5`). */
  changed: string[]
  /** Rows of the file that editors wrote and have taken back since. */
  takenBack: string[]
}

/**
 * The rows of the file with what editors say. A row that says the same already stays as it is, word for word, so that a second time changes
 * nothing; fields that editors say nothing of stay. Nothing is removed: a row that editors took back is only named.
 */
export const pull = (before: readonly HandRow[], edits: readonly EditedRow[]): Pulled => {
  const rows = new Map(before.map((row) => [keyOf(row['table'] ?? '', row['id'] ?? ''), row]))
  const pulled: Pulled = { rows: [], changed: [], takenBack: [] }
  for (const { table, id, override } of edits) {
    const key = keyOf(table, String(id))
    const [old, fields] = [rows.get(key), fieldsOf(override)]
    if (Object.keys(fields).length === 0) {
      const isOurs = old?.['source']?.startsWith('editor ') === true
      if (isOurs && override.kind !== 'clear') pulled.takenBack.push(key)
      continue
    }
    if (old && Object.entries(fields).every(([column, text]) => old[column] === text)) continue
    rows.set(key, { table, id: String(id), ...old, ...fields, source: sourceOf(override) })
    pulled.changed.push(key)
  }
  pulled.rows = [...rows.values()].sort(byPlace)
  return pulled
}

export const handFileText = (rows: readonly HandRow[]): string =>
  [handColumns, ...rows.map((row) => handColumns.map((column) => row[column] ?? ''))].map(csvLine).join('')

/** Edited rows in the order of tables and ids. */
export const inOrder = (edits: readonly EditedRow[]): EditedRow[] => {
  const place = (table: string) => (isEdited(table) ? editedTables.indexOf(table) : editedTables.length)
  return edits.toSorted((a, b) => place(a.table) - place(b.table) || a.id - b.id)
}
