import { join } from 'node:path'
import { languages } from '@kupodex/data/game'
import * as z from 'zod'
import type { ItemFacts } from '../facts/item-facts.ts'
import { Refusal } from '../sheets/refusal.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { formatRecord, readJson } from './format.ts'

const sheetShape = z.strictObject({
  rows: z.int(),
  /** Columns that the import reads. */
  columns: z.array(z.string()),
  /** Languages with a file of their own. */
  languages: z.array(z.enum(languages)),
})

/** What the last import stood on: the shape of every sheet it read, and the rows of the files with facts about items. */
const manifestSchema = z.strictObject({
  sheets: z.record(z.string(), sheetShape),
  items: z.record(z.string(), z.int()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Everything an earlier manifest asks for beside what this one does. */
const withEarlier = (now: Manifest['sheets'], before: Manifest['sheets']): Manifest['sheets'] => {
  const merged = Object.entries(before).map(([name, was]) => {
    const is = now[name]
    const columns = [...new Set([...was.columns, ...(is?.columns ?? [])])].sort()
    return [name, is ? { ...is, columns } : was] as const
  })
  return { ...now, ...Object.fromEntries(merged) }
}

const sorted = (sheets: Manifest['sheets']): Manifest['sheets'] =>
  Object.fromEntries(Object.entries(sheets).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The manifest of what has been read so far. Where a table was left unchanged, the columns that it used `before` are still required. */
export const manifestOf = (sheets: Sheets, items: ItemFacts, before: Manifest | null): Manifest => {
  const shapes = sheets.opened.map((sheet) => {
    const { rows, columns, languages } = sheet.shape
    const used = columns.filter((column) => sheet.used.has(column)).sort()
    return [sheet.name, { rows, columns: used, languages }] as const
  })
  const shapeOf = Object.fromEntries(shapes)
  return { sheets: sorted(before ? withEarlier(shapeOf, before.sheets) : shapeOf), items: items.opened }
}

/** Where what the last import used is kept, beside the tables. */
export const manifestPath = join('tables', 'sheets.json')

/** What the last import into a folder stood on, null where there was none; a damaged file is refused. */
export const readManifest = (folder: string): Manifest | null => {
  const found = readJson(join(folder, manifestPath), manifestPath)
  if (found === null) return null
  const read = manifestSchema.safeParse(found)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Refusal({ file: manifestPath }, `${issue?.path.join('.')}: ${issue?.message}; restore the old file`)
}

/** A manifest as text, one line per sheet. */
export const formatManifest = ({ sheets, items }: Manifest): string =>
  `{"sheets":${formatRecord(sheets)},"items":${formatRecord(items)}}\n`.replaceAll('\n,', ',')
