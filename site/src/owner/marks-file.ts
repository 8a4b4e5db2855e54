import { csvOf } from '#format/csv.ts'
import type { NamesByType } from './mark-names.ts'

/** A thing that a file says is owned; since when (epoch s), where the file says so. */
export interface FileMark {
  type: string
  id: number
  date: number | null
  /** The row it is in (the header is row 1); null in JSON. */
  row: number | null
}

/** Why a file cannot be taken: what is wrong, in which row (the header is row 1; null in JSON), in which column, and what is there. */
export interface FileProblem {
  code: 'tooLarge' | 'empty' | 'notJson' | 'header' | 'type' | 'id' | 'date' | 'unknown'
  row: number | null
  column: string
  value: string
}

/** What reading a file comes to. */
export type ReadFile = { ok: true; marks: FileMark[] } | { ok: false; problem: FileProblem }

/** Marks as the export has them: since when (epoch s) by id, by type. */
export type MarksByType = Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>

/** The largest file that is read, in characters: many times what a character can have. */
const longestFile = 2_000_000

const longestShown = 40

const refuse = (code: FileProblem['code'], row: number | null = null, column = '', value: unknown = ''): ReadFile => ({
  ok: false,
  problem: { code, row, column, value: String(value).slice(0, longestShown) },
})

const idOf = (text: string): number | null => (/^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : null)

/** A date in epoch s: seconds as the export has them, or ISO 8601; undefined for neither, null for none. */
const dateOf = (text: string): number | null | undefined => {
  if (text === '') return null
  const seconds = /^[0-9]{1,10}$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\d([T ]|$)/.test(text)
      ? Date.parse(text) / 1000
      : NaN
  return Number.isFinite(seconds) && seconds >= 0 ? Math.floor(seconds) : undefined
}

type Raw = Readonly<Record<'type' | 'id' | 'date', string>>

/** One thing out of a file, or the column that is wrong. */
const markOf = (
  { type, id, date }: Raw,
  types: readonly string[],
  row: number | null,
): FileMark | 'type' | 'id' | 'date' => {
  if (!types.includes(type)) return 'type'
  const [thing, since] = [idOf(id), dateOf(date)]
  if (thing === null) return 'id'
  return since === undefined ? 'date' : { type, id: thing, date: since, row }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (text: string, types: readonly string[]): ReadFile => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('notJson')
  }
  const all = isObject(json) ? json['marks'] : undefined
  if (!isObject(all)) return refuse('header', null, 'marks')
  const marks: FileMark[] = []
  for (const [type, things] of Object.entries(all)) {
    if (!types.includes(type)) return refuse('type', null, `marks.${type}`, type)
    if (!isObject(things)) return refuse('id', null, `marks.${type}`, things)
    for (const [id, date] of Object.entries(things)) {
      const mark = markOf({ type, id, date: typeof date === 'number' ? String(Math.floor(date)) : '?' }, types, null)
      if (typeof mark === 'string') return refuse(mark, null, `marks.${type}.${id}`, mark === 'id' ? id : date)
      marks.push(mark)
    }
  }
  return marks.length === 0 ? refuse('empty') : { ok: true, marks }
}

/** The cells of a line; a cell may be in quotes. */
const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const readCsv = (text: string, types: readonly string[]): ReadFile => {
  const lines = text.split(/\r\n|\n|\r/)
  const separator = lines[0]?.includes(';') ? ';' : ','
  const header = cellsOf(lines[0] ?? '', separator).map((name) => name.toLowerCase())
  const at = { type: header.indexOf('type'), id: header.indexOf('id'), date: header.indexOf('date') }
  for (const column of ['type', 'id'] as const) if (at[column] < 0) return refuse('header', 1, column, lines[0])
  const marks: FileMark[] = []
  for (const [n, line] of lines.entries()) {
    if (n === 0 || line.trim() === '') continue
    const cells = cellsOf(line, separator)
    const raw = { type: cells[at.type] ?? '', id: cells[at.id] ?? '', date: at.date < 0 ? '' : (cells[at.date] ?? '') }
    const mark = markOf(raw, types, n + 1)
    if (typeof mark === 'string') return refuse(mark, n + 1, mark, raw[mark])
    marks.push(mark)
  }
  return marks.length === 0 ? refuse('empty') : { ok: true, marks }
}

/** Reads a file of marks: JSON as the export has it, else CSV with the columns `type`, `id` and perhaps `date`. The first mistake refuses it. */
export const readMarksFile = (file: string, types: readonly string[]): ReadFile => {
  if (file.length > longestFile) return refuse('tooLarge')
  const text = file.replace(/^\ufeff/, '').trim()
  if (text === '') return refuse('empty')
  return text.startsWith('{') || text.startsWith('[') ? readJson(text, types) : readCsv(text, types)
}

/** Refuses a file with a thing that does not exist; `known` are the ids of each type in it. */
export const refuseUnknown = (
  marks: readonly FileMark[],
  known: ReadonlyMap<string, ReadonlySet<number>>,
): ReadFile => {
  const wrong = marks.find(({ type, id }) => known.get(type)?.has(id) === false)
  return wrong ? refuse('unknown', wrong.row, wrong.type, wrong.id) : { ok: true, marks: [...marks] }
}

/** Marks as a table: a row for each, with its date in ISO 8601, and its name, which an import does not read. */
export const toCsv = (marks: MarksByType, names: NamesByType = {}): string =>
  csvOf([
    ['type', 'id', 'date', 'name'],
    ...Object.entries(marks).flatMap(([type, things]) =>
      Object.entries(things ?? {}).map(([id, date]) => [
        ...[type, id, new Date(date * 1000).toISOString()],
        names[type]?.get(Number(id)) ?? '',
      ]),
    ),
  ])
