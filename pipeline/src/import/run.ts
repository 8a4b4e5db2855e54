import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type TableName } from '@kupodex/data/game'
import type { Built, ImportWorld, RowProse, TableBuilder } from './build/build.ts'
import { References, referenceTables } from './build/references.ts'
import { HandFacts } from './facts/hand-facts.ts'
import { ItemFacts } from './facts/item-facts.ts'
import { type Dangling, danglingLinks } from './guard/links.ts'
import { checkFolders, checkSheet } from './guard/languages.ts'
import { type Loss, itemLosses, sheetLosses } from './guard/losses.ts'
import { type Manifest, manifestOf, manifestSchema } from './guard/manifest.ts'
import { checkNames } from './guard/names.ts'
import type { ImportOptions } from './options.ts'
import { Refusal } from './refusal.ts'
import { Sheets } from './sheets/sheets.ts'
import { checkRows } from './write/check-rows.ts'
import { formatRecord, formatRows, readJson } from './write/format.ts'
import { mergeProse, type ProseFile } from './write/merge-prose.ts'
import { type Changes, type Housekeeping, mergeRows } from './write/merge-rows.ts'
import { writeFiles } from './write/write-files.ts'

type Row = Housekeeping & Readonly<Record<string, unknown>>

/** What became of one table. */
export interface TableOutcome {
  table: TableName
  rows: readonly Row[]
  skipped: number
  changes: Changes
  /** Why the table was left as it was, where the operator accepted a loss. */
  kept?: string
}

/** What an import did. */
export interface ImportOutcome {
  tables: TableOutcome[]
  /** What the operator accepted to lose. */
  losses: Loss[]
  /** Links between tables that lead nowhere. */
  dangling: Dangling[]
  /** Paths written, relative to the output folder. */
  written: string[]
  /** Sheets that public copies lack, and whether they were there. */
  optional: Record<string, boolean>
}

/** Sheets that an import takes when they are there. */
const optionalSheets = ['Item', 'Quest', 'SpecialShop', 'ENpcBase']

/** A table that loses more than this share of its rows at once is a loss to be accepted. */
const bearableLoss = 0.02

const manifestPath = join('tables', 'sheets.json')

const readManifest = (folder: string): Manifest | null => {
  const found = readJson(join(folder, manifestPath), manifestPath)
  return found === null ? null : manifestSchema.parse(found)
}

const formatManifest = ({ sheets, items }: Manifest): string =>
  `{"sheets":${formatRecord(sheets)},"items":${formatRecord(items)}}\n`.replaceAll('\n,', ',')

const refuse = (losses: readonly Loss[]): void => {
  const [first] = losses
  if (!first) return
  const more = losses.length > 1 ? ` (and ${losses.length - 1} more)` : ''
  const { file, row, column } = first
  throw new Refusal({ file, row, column }, `${first.problem}${more}; --accept-loss imports anyway`)
}

const readRows = (folder: string, table: string): Row[] => {
  const path = join('tables', `${table}.json`)
  return (readJson(join(folder, path), path) ?? []) as Row[]
}

const isReference = (table: string) => (referenceTables as readonly string[]).includes(table)

const tableLoss = (table: string, before: number, removed: number): Loss[] =>
  isReference(table) || removed <= Math.max(2, before * bearableLoss)
    ? []
    : [{ file: `table ${table}`, problem: `${removed} of ${before} rows are gone` }]

const buildTable = (builder: TableBuilder, world: ImportWorld, acceptLoss: boolean): Built<TableName> | Refusal => {
  try {
    return builder.build(world)
  } catch (error) {
    if (acceptLoss && error instanceof Refusal && error.loss) return error
    throw error
  }
}

const proseFiles = (
  out: string,
  { table, rows }: TableOutcome,
  prose: ReadonlyMap<number, RowProse>,
  now: number,
): [string, string][] => {
  const times = new Map(rows.map((row) => [row.id, row.updatedAt]))
  return languages.map((language) => {
    const path = join('prose', language, `${table}.json`)
    const old = readJson(join(out, path), path) as ProseFile | null
    return [path, formatRecord(mergeProse(old, prose, language, (id) => times.get(id) ?? now, now))]
  })
}

/** Imports everything: builds every table, compares with what is on disk, writes only when nothing was refused. */
export const runImport = (
  options: ImportOptions,
  builders: readonly TableBuilder[],
  now: number,
  progress: (text: string) => void,
): ImportOutcome => {
  for (const folder of [options.sheets, options.items]) {
    if (folder !== null && !existsSync(folder)) throw new Refusal({ file: folder }, 'there is no such folder')
  }
  const sheets = new Sheets(options.sheets)
  const world: ImportWorld = {
    sheets,
    items: new ItemFacts(options.items),
    hand: new HandFacts(join(options.data, 'hand')),
    references: new References(),
  }
  const baseline = existsSync(join(options.out, manifestPath)) ? options.out : options.data
  const before = readManifest(baseline)

  progress('checking the sheets')
  checkFolders(sheets)
  const losses = before ? sheetLosses(before, sheets) : []
  if (!options.acceptLoss) refuse(losses)

  const files = new Map<string, string>()
  const tables: TableOutcome[] = []
  for (const builder of builders) {
    const { table } = builder
    progress(table)
    const old = readRows(options.out, table)
    const built = buildTable(builder, world, options.acceptLoss)
    if (built instanceof Refusal) {
      tables.push({
        table,
        rows: old,
        skipped: 0,
        changes: { added: [], changed: [], removed: [] },
        kept: built.message,
      })
      continue
    }
    const checked = checkRows(table, built.rows) as Row[]
    if (builder.sheet !== undefined) {
      const sheet = sheets.open(builder.sheet)
      const known = old.length > 0 ? old : readRows(options.data, table)
      checkNames(sheet.name, known, checked, (id) => sheet.rows.findIndex((row) => row.id === id) + 2)
    }
    const { rows, changes } = mergeRows(old, checked, now)
    const outcome = { table, rows, skipped: built.skipped, changes }
    losses.push(...tableLoss(table, old.filter((row) => !row.deleted).length, changes.removed.length))
    tables.push(outcome)
    files.set(join('tables', `${table}.json`), formatRows(rows))
    for (const [path, text] of proseFiles(options.out, outcome, built.prose ?? new Map(), now)) {
      if (built.prose) files.set(path, text)
    }
  }
  for (const sheet of sheets.opened) checkSheet(sheet)
  const manifest = manifestOf(sheets, world.items)
  if (before) losses.push(...itemLosses(before, manifest))
  if (!options.acceptLoss) refuse(losses)
  files.set(manifestPath, formatManifest(manifest))

  progress('writing')
  return {
    tables,
    losses,
    dangling: danglingLinks(new Map(tables.map(({ table, rows }) => [table, rows]))),
    written: writeFiles(options.out, files),
    optional: Object.fromEntries(optionalSheets.map((name) => [name, sheets.has(name)])),
  }
}
