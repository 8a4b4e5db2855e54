import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { Refusal } from '../refusal.ts'

/** A CSV file as read: its column names and its records, each as long as the header. */
export interface CsvFile {
  /** The name that refusals show. */
  file: string
  columns: readonly string[]
  records: readonly (readonly string[])[]
}

const problemOf = (error: CsvError): string => {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened and never closed (is the file cut off?)'
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'the row has more or fewer fields than the header (is the file cut off?)'
    default:
      return `not valid CSV: ${error.message}`
  }
}

/** Reads a CSV file whole; throws a `Refusal` that names file and row where it is damaged. */
export const readCsv = (path: string, file: string): CsvFile => {
  const text = readFileSync(path, 'utf8')
  let rows: string[][]
  try {
    rows = parse(text, { bom: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const records = typeof error['records'] === 'number' ? error['records'] + 1 : undefined
    throw new Refusal({ file, row: records }, problemOf(error))
  }
  const [columns, ...records] = rows
  if (!columns || columns.every((name) => name === '')) throw new Refusal({ file }, 'the file is empty')
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) throw new Refusal({ file, row: 1, column: twice }, 'the column is there twice')
  if (!text.endsWith('\n')) {
    throw new Refusal({ file, row: rows.length }, 'the last line has no end (is the file cut off?)')
  }
  return { file, columns, records }
}
