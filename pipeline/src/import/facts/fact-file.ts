import { existsSync } from 'node:fs'
import { languages, type Names } from '@kupodex/data/game'
import { type CsvFile, readCsv } from '../sheets/read-csv.ts'
import { Refusal } from '../sheets/refusal.ts'

/** The columns that hold a text in each language, `name_en` and so on. */
export const columnsOfText = (field = 'name'): string[] => languages.map((language) => `${field}_${language}`)

/** One row of a fact file, its fields read by column name. */
export class FactRow {
  readonly #csv: CsvFile
  readonly #place: ReadonlyMap<string, number>
  readonly #record: number

  constructor(csv: CsvFile, place: ReadonlyMap<string, number>, record: number) {
    this.#csv = csv
    this.#place = place
    this.#record = record
  }

  /** The field without white space around it; empty where it is missing. */
  text(column: string): string {
    const place = this.#place.get(column)
    if (place === undefined) throw new Refusal({ file: this.#csv.file, row: 1, column }, 'the column is missing')
    return (this.#csv.records[this.#record]?.[place] ?? '').trim()
  }

  /** The names in the four languages, of which only the English one has to be there. */
  names(): Names {
    return {
      en: this.maybeText('name_en') ?? this.refuse('name_en', 'the name is empty'),
      de: this.maybeText('name_de'),
      fr: this.maybeText('name_fr'),
      ja: this.maybeText('name_ja'),
    }
  }

  /** The field, or null where it is empty. */
  maybeText(column: string): string | null {
    return this.text(column) || null
  }

  /** A whole number; anything else is refused. */
  int(column: string): number {
    return this.maybeInt(column) ?? this.refuse(column, 'the number is missing')
  }

  /** A whole number, or null where the field is empty. */
  maybeInt(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    if (!/^-?\d+$/.test(text)) this.refuse(column, `"${text}" is not a whole number`)
    if (!Number.isSafeInteger(Number(text))) this.refuse(column, `${text} is too large`)
    return Number(text)
  }

  /** A whole number from 0 to `most`, or null where the field is empty. */
  maybeCount(column: string, most = Number.MAX_SAFE_INTEGER): number | null {
    const count = this.maybeInt(column)
    if (count !== null && (count < 0 || count > most)) this.refuse(column, `${count} is not possible`)
    return count
  }

  /** A number that may have a fraction, or null where the field is empty. */
  maybeNumber(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const value = Number(text)
    if (!Number.isFinite(value)) this.refuse(column, `"${text}" is not a number`)
    return value
  }

  /** The coordinates in the columns `x` and `y`, or null where both are empty; half a place is refused. */
  spot(): { x: number; y: number } | null {
    const [x, y] = [this.maybeNumber('x'), this.maybeNumber('y')]
    if (x !== null && y !== null) return { x, y }
    return x === y ? null : this.refuse(x === null ? 'x' : 'y', 'a place needs both coordinates')
  }

  /** The ids from `first` to `last`, or `first` alone where that is empty. */
  range(): { first: number; last: number } {
    const first = this.int('first')
    const last = this.maybeInt('last') ?? first
    return last < first ? this.refuse('last', `${last} is below the first, ${first}`) : { first, last }
  }

  /** Whole numbers separated by spaces; none where the field is empty. */
  ints(column: string): number[] {
    return this.text(column)
      .split(/\s+/)
      .filter((part) => part !== '')
      .map((part) => {
        if (!/^\d+$/.test(part)) this.refuse(column, `"${part}" is not a whole number`)
        return Number(part)
      })
  }

  /** Refuses the import because of this row. */
  refuse(column: string, problem: string): never {
    throw new Refusal({ file: this.#csv.file, row: this.#record + 2, column }, problem)
  }
}

/** All rows of the fact file at `path`; none where the file is missing. A missing column is refused. */
export const readFacts = (path: string, file: string, columns: readonly string[]): FactRow[] => {
  if (!existsSync(path)) return []
  const csv = readCsv(path, file)
  const place = new Map(csv.columns.map((name, at) => [name, at]))
  const missing = columns.find((column) => !place.has(column))
  if (missing !== undefined) throw new Refusal({ file, row: 1, column: missing }, 'the column is missing')
  return csv.records.map((_, record) => new FactRow(csv, place, record))
}
