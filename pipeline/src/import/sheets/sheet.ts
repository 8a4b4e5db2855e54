import { type Language, languages, type Names, recordOf } from '@kupodex/data/game'
import type { CsvFile } from './read-csv.ts'
import { type CellRef, Refusal } from './refusal.ts'
import { cleanLine, cleanProse } from './text.ts'

/** A sheet in the languages that have a file of their own; the others read as English. */
export type SheetFiles = { en: CsvFile } & Partial<Record<Language, CsvFile>>

/** Texts of one field in the four languages; empty where the language has none. */
type Prose = Record<Language, string>

/** Prose of one row by field, in the languages that have it. */
export type RowProse = Record<string, Partial<Prose>>

const wholeNumber = /^-?\d+$/

interface Indexed {
  csv: CsvFile
  column: ReadonlyMap<string, number>
  /** Record number by row id. */
  at: ReadonlyMap<string, number>
}

/** A row id as it is written, and one with its sub-row; all rows of a sheet have one or all have none. */
const plainId = /^(?:0|[1-9]\d*)$/
const subRowId = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/

const index = (csv: CsvFile): Indexed => {
  if (csv.columns[0] !== '#')
    throw new Refusal({ file: csv.file, row: 1, column: '#' }, 'the column is missing or moved')
  const at = new Map<string, number>()
  const shape = csv.records[0]?.[0]?.includes('.') ? subRowId : plainId
  for (const [record, fields] of csv.records.entries()) {
    const id = fields[0] ?? ''
    if (!shape.test(id)) {
      const wanted = shape === subRowId ? 'row id with a sub-row, as the others' : 'row id'
      throw new Refusal({ file: csv.file, row: record + 2, column: '#' }, `"${id}" is not a ${wanted}`)
    }
    const before = at.get(id)
    if (before !== undefined) {
      throw new Refusal(
        { file: csv.file, row: record + 2, column: '#' },
        `id ${id} is there twice, first in row ${before + 2}`,
      )
    }
    at.set(id, record)
  }
  return { csv, column: new Map(csv.columns.map((name, place) => [name, place])), at }
}

export interface LanguageFile extends CsvFile {
  language: Language
  has: (id: string) => boolean
}

/** Whether two files hold the same records. */
export const sameRecords = (a: CsvFile['records'], b: CsvFile['records']): boolean =>
  a.length === b.length && a.every((fields, at) => fields.every((field, place) => field === b[at]?.[place]))

/** One of the game's sheets, its columns addressed by name, its texts in four languages. */
export class Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Columns that an import has asked for. */
  readonly used = new Set<string>()
  readonly #files: { en: Indexed } & Partial<Record<Language, Indexed>>
  readonly #rows = new Map<string, SheetRow>()

  constructor(name: string, files: SheetFiles) {
    this.name = name
    this.#files = { en: index(files.en) }
    for (const language of ['de', 'fr', 'ja'] as const) {
      const file = files[language]
      if (file && !sameRecords(file.records, files.en.records)) this.#files[language] = index(file)
    }
    this.rows = files.en.records.map((_, record) => new SheetRow(this, record))
    for (const row of this.rows) this.#rows.set(row.key, row)
  }

  /** The file of this sheet in English, as refusals name it. */
  get file(): string {
    return this.#files.en.csv.file
  }

  /** The files of this sheet, English first; a language whose file says the same as the English one has none. */
  get files(): readonly LanguageFile[] {
    return languages.flatMap((language) => {
      const file = this.#files[language]
      return file ? [{ language, ...file.csv, has: (id: string) => file.at.has(id) }] : []
    })
  }

  /** Number of rows and all columns of the English file, and the languages with a file of their own. */
  get shape(): { rows: number; columns: readonly string[]; languages: Language[] } {
    return {
      rows: this.rows.length,
      columns: this.#files.en.csv.columns,
      languages: languages.filter((language) => this.#files[language]),
    }
  }

  /** The row with this id (`12`, or `12.3` where rows have sub-rows), or undefined. */
  get(id: number | string): SheetRow | undefined {
    return this.#rows.get(String(id))
  }

  /** Where the row with this id is in the English file; the file alone where the row is missing. */
  placeOf(id: number): CellRef {
    const at = this.#files.en.at.get(String(id))
    return at === undefined ? { file: this.file } : { file: this.file, row: at + 2 }
  }

  /** The sub-rows `id.0`, `id.1`, ... in order. */
  subRows(id: number): SheetRow[] {
    const found: SheetRow[] = []
    for (let sub = 0; ; sub++) {
      const row = this.get(`${id}.${sub}`)
      if (!row) return found
      found.push(row)
    }
  }

  /** The raw field of a record in a language; undefined where that language's file has no such row. */
  field(record: number, column: string, language: Language = 'en'): string | undefined {
    const file = this.#files[language] ?? this.#files.en
    this.used.add(column)
    const place = file.column.get(column)
    if (place === undefined) throw new Refusal({ file: file.csv.file, row: 1, column }, 'the column is missing', true)
    if (language === 'en' || file === this.#files.en) return this.#files.en.csv.records[record]?.[place]
    const there = file.at.get(this.#files.en.csv.records[record]?.[0] ?? '')
    return there === undefined ? undefined : file.csv.records[there]?.[place]
  }

  /** Names of the columns `Name[0]`, `Name[1]`, ... in order; a sheet without any is refused. */
  listColumns(column: string): string[] {
    const names: string[] = []
    while (this.#files.en.column.has(`${column}[${names.length}]`)) names.push(`${column}[${names.length}]`)
    if (names.length === 0)
      throw new Refusal({ file: this.file, row: 1, column: `${column}[0]` }, 'the column is missing', true)
    return names
  }
}

export class SheetRow {
  readonly #sheet: Sheet
  readonly #record: number

  constructor(sheet: Sheet, record: number) {
    this.#sheet = sheet
    this.#record = record
  }

  /** The id as written: `12`, or `12.3` in a sheet with sub-rows. */
  get key(): string {
    return this.raw('#')
  }

  /** The row id, without the sub-row. */
  get id(): number {
    return Math.trunc(Number(this.key))
  }

  /** The field as written, in English. */
  raw(column: string): string {
    return this.#sheet.field(this.#record, column) ?? ''
  }

  /** The field as written in one language; empty where that language has none. */
  rawIn(column: string, language: Language): string {
    return this.#sheet.field(this.#record, column, language) ?? ''
  }

  /** A whole number; anything else is refused. */
  int(column: string): number {
    const text = this.raw(column)
    if (!wholeNumber.test(text)) this.refuse(column, `"${text}" is not a whole number`)
    if (!Number.isSafeInteger(Number(text))) this.refuse(column, `${text} is too large`)
    return Number(text)
  }

  /** A number that may have a fraction; anything else is refused. */
  number(column: string): number {
    const text = this.raw(column)
    const value = Number(text)
    if (text.trim() === '' || !Number.isFinite(value)) this.refuse(column, `"${text}" is not a number`)
    return value
  }

  /** True or False; anything else is refused. */
  bool(column: string): boolean {
    const text = this.raw(column)
    if (text !== 'True' && text !== 'False') this.refuse(column, `"${text}" is neither True nor False`)
    return text === 'True'
  }

  /** The whole numbers of the columns `Name[0]`, `Name[1]`, ... */
  ints(column: string): number[] {
    return this.#sheet.listColumns(column).map((name) => this.int(name))
  }

  /** The same without 0, which points to no row. */
  ids(column: string): number[] {
    return this.ints(column).filter((id) => id !== 0)
  }

  /** The English text on one line, cleaned; empty where it is missing. */
  text(column: string): string {
    return cleanLine(this.raw(column))
  }

  /** The text in one language on one line, cleaned; null where that language has none. */
  textIn(column: string, language: Language): string | null {
    return cleanLine(this.rawIn(column, language)) || null
  }

  /** A name in four languages, cleaned, null where it is not known; a row without an English name is refused. */
  names(column: string): Names {
    const en = this.text(column)
    if (en === '') this.refuse(column, 'the name is empty')
    return { en, de: this.textIn(column, 'de'), fr: this.textIn(column, 'fr'), ja: this.textIn(column, 'ja') }
  }

  /** Prose in four languages, cleaned, line breaks kept; empty where a language has none. */
  prose(column: string): Prose {
    return recordOf(languages, (language) => cleanProse(this.rawIn(column, language)))
  }

  /** Refuses the import because of this row. */
  refuse(column: string, problem: string): never {
    throw new Refusal({ file: this.#sheet.file, row: this.#record + 2, column }, problem)
  }
}
