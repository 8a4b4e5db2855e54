import type { AdminRow } from '@kupodex/data/contract'
import { type Language, languages } from '@kupodex/data/game'
import { draftOf } from './draft.ts'

/** A row with what the table of the reader's language has of it. */
export interface ListedRow {
  row: AdminRow
  name: string
  /** The number that the game shows; only field notes have one. */
  number: number | null
}

export interface Narrowing {
  search: string
  /** Only rows without a way to get them: no source type and no text. */
  withoutSource: boolean
}

export interface NamedRow {
  id: number
  name: string
  sort?: number
  number?: number | null
}

/** The rows of a table by sort, then by id (spec: site §2.9); what the reader's table does not have yet is named by its id. */
export const listRows = (rows: readonly AdminRow[], named: readonly NamedRow[]): ListedRow[] => {
  const byId = new Map(named.map((row) => [row.id, row]))
  const sortOf = (id: number) => byId.get(id)?.sort ?? byId.get(id)?.number ?? Number.MAX_SAFE_INTEGER
  return rows
    .map((row) => {
      const own = byId.get(row.id)
      return { row, name: own?.name ?? `#${row.id}`, number: own?.sort === undefined ? (own?.number ?? null) : null }
    })
    .sort((a, b) => sortOf(a.row.id) - sortOf(b.row.id) || a.row.id - b.row.id)
}

const hasSource = (row: AdminRow, language: Language): boolean => {
  const { sourceTypeId, howTo } = draftOf(row)
  return sourceTypeId === undefined ? howTo[language] !== '' : sourceTypeId !== 0
}

/** Whether a row is in a list: its name, its id or one of its texts has the words searched for. */
export const isListed = (
  { row, name }: ListedRow,
  { search, withoutSource }: Narrowing,
  language: Language,
): boolean => {
  if (withoutSource && hasSource(row, language)) return false
  const wanted = search.trim().toLocaleLowerCase(language)
  if (wanted === '' || String(row.id) === wanted) return true
  const { howTo } = draftOf(row)
  return [name, ...languages.map((one) => howTo[one])].some((text) => text.toLocaleLowerCase(language).includes(wanted))
}
