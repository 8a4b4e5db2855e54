import { existsSync, readFileSync } from 'node:fs'
import { readOrRefuse, Refusal } from '../sheets/refusal.ts'

/** A list as JSON with one entry per line, so that a diff shows the rows that changed. */
export const formatRows = (rows: readonly object[]): string =>
  rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`

/** A record as JSON with one entry per line. */
export const formatRecord = (record: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(record).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

/** A JSON file of ours, or `none` where it is missing; one that is not JSON is refused. */
export const readJson = (path: string, file: string, none: unknown = null): unknown => {
  if (!existsSync(path)) return none
  const text = readOrRefuse(file, () => readFileSync(path, 'utf8'))
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refusal({ file }, 'the old file is not JSON; restore it or move it away')
  }
}
