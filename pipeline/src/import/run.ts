import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type TableName } from '@kupodex/data/game'
import type { Built, TableBuilder } from './build/build.ts'
import { newerLosses, newerRows, replacedRows } from './build/newer.ts'
import { type Dispute, Disputes, type ImportContext, References, referenceTables } from './context/context.ts'
import { HandFacts } from './facts/hand-facts.ts'
import { ItemFacts } from './facts/item-facts.ts'
import { checkFolders, checkNames, checkScript, checkSheet } from './guard/languages.ts'
import { factLosses, itemLosses, type Loss, refuseLosses, sheetLosses } from './guard/losses.ts'
import { type Dangling, danglingLinks } from './guard/links.ts'
import { releasedRows, type Unreleased } from './guard/released.ts'
import type { ImportOptions } from './options.ts'
import { Refusal } from './sheets/refusal.ts'
import type { RowProse } from './sheets/sheet.ts'
import { Sheets } from './sheets/sheets.ts'
import { handOverrides } from './sources/hand-sources.ts'
import { formatRecord, formatRows, readJson } from './write/format.ts'
import { formatManifest, type Manifest, manifestOf, manifestPath, readManifest } from './write/manifest.ts'
import { type Changes, mergeProse, mergeRows, type ProseFile } from './write/merge.ts'
import { openOutput, type Output } from './write/output.ts'
import { checkKept, checkRows, type OldRow, readOldRows } from './write/rows.ts'

export interface TableOutcome {
  table: TableName
  rows: readonly OldRow[]
  skipped: number
  changes: Changes
  unreleased: readonly Unreleased[]
  /** Why the table was left unchanged, where the operator accepted a loss. */
  kept?: string
}

export interface ImportOutcome {
  tables: TableOutcome[]
  /** What the operator accepted to lose. */
  losses: Loss[]
  dangling: Dangling[]
  disputes: Dispute[]
  /** Rows that `hand/overrides.csv` corrects and no table has (`mounts 5`). */
  unmatched: string[]
  /** Rows of `hand/newer.csv` that the sheets have by now (`mounts 429`). */
  replaced: string[]
  /** Paths written, relative to the output folder. */
  written: string[]
  /** Sheets that public copies lack, and whether they were there. */
  optional: Record<string, boolean>
}

/** Sheets that an import takes when they are there. */
const optionalSheets = ['Item', 'Quest', 'SpecialShop', 'ENpcBase']

/** A table that loses more than this share of its rows at once is a loss to be accepted. */
const bearableLoss = 0.02

const isReference = (table: string) => (referenceTables as readonly string[]).includes(table)

const tableLoss = (table: string, before: number, removed: number): Loss[] =>
  isReference(table) || removed <= Math.max(2, before * bearableLoss)
    ? []
    : [{ file: `table ${table}`, problem: `${removed} of ${before} rows are gone` }]

const buildTable = (builder: TableBuilder, context: ImportContext, acceptLoss: boolean): Built<TableName> | Refusal => {
  try {
    return builder.build(context)
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

/** Refuses a folder of the operator's that is missing or not a folder. */
const checkFolder = (option: string, folder: string): void => {
  if (!existsSync(folder)) throw new Refusal({ file: folder }, `there is no such folder (${option})`)
  if (!statSync(folder).isDirectory()) throw new Refusal({ file: folder }, `is not a folder (${option})`)
}

/** Item facts that an earlier import had, where no folder of them is given at all. */
const withoutItems = ({ items }: Manifest): Loss[] =>
  Object.keys(items).length === 0
    ? []
    : [{ file: '--items', problem: 'is not given, and the last import used facts about items' }]

/** Rows that editors corrected and that no table of this import has: their words are kept in the file, and nobody sees them. */
const unmatchedOverrides = (hand: HandFacts, tables: readonly TableOutcome[]): string[] => {
  const known = new Set(
    tables.flatMap(({ table, rows }) => rows.filter((row) => !row.deleted).map(({ id }) => `${table} ${id}`)),
  )
  return [...handOverrides(hand).keys()].filter((key) => !known.has(key))
}

interface Making {
  options: ImportOptions
  now: number
  context: ImportContext
  tables: TableOutcome[]
  losses: Loss[]
  files: Map<string, string>
}

const makeTable = (builder: TableBuilder, { options, now, context, tables, losses, files }: Making): void => {
  const { table } = builder
  const old = readOldRows(options.out, table)
  const built = buildTable(builder, context, options.acceptLoss)
  if (built instanceof Refusal) {
    const changes = { added: [], changed: [], removed: [] }
    tables.push({ table, rows: old, skipped: 0, changes, unreleased: [], kept: built.message })
    return
  }
  const sheet = builder.sheet === undefined ? null : context.sheets.open(builder.sheet)
  const released = releasedRows(table, built.rows, context.hand)
  const newer = newerRows(table, released.rows, context)
  const isNewer = new Set(newer.map(({ id }) => id))
  const checked = checkRows(table, [...released.rows, ...newer], sheet) as OldRow[]
  if (sheet) checkNames(sheet, old.length > 0 ? old : readOldRows(options.data, table), checked)
  // A table that was left as it was still points to rows that nothing else may point to.
  const keepsGone = isReference(table) && tables.some(({ kept }) => kept !== undefined)
  const { rows, changes } = mergeRows(old, checked, now, keepsGone)
  checkKept(table, old, checked)
  const unreleased = released.unreleased.filter(({ id }) => !isNewer.has(id))
  const outcome = { table, rows, skipped: built.skipped, changes, unreleased }
  losses.push(...newerLosses(table, old, checked), ...factLosses(table, old, checked))
  losses.push(...tableLoss(table, old.filter((row) => !row.deleted).length, changes.removed.length))
  tables.push(outcome)
  files.set(join('tables', `${table}.json`), formatRows(rows))
  if (!built.prose) return
  for (const [path, text] of proseFiles(options.out, outcome, built.prose, now)) files.set(path, text)
}

const importInto = (
  output: Output,
  options: ImportOptions,
  builders: readonly TableBuilder[],
  now: number,
  progress: (text: string) => void,
): ImportOutcome => {
  const sheets = new Sheets(options.sheets)
  const hand = new HandFacts(join(options.data, 'hand'))
  const items = new ItemFacts(options.items)
  const context: ImportContext = { sheets, items, hand, references: new References(), disputes: new Disputes() }
  const before = readManifest(existsSync(join(options.out, manifestPath)) ? options.out : options.data)

  progress('checking the sheets')
  checkFolders(sheets)
  const losses = before ? sheetLosses(before, sheets) : []
  if (before && options.items === null) losses.unshift(...withoutItems(before))
  if (!options.acceptLoss) refuseLosses(losses)
  const checkedScripts = new Set(sheets.opened)
  for (const sheet of checkedScripts) checkScript(sheet)

  const making: Making = { options, now, context, tables: [], losses: [], files: new Map() }
  for (const builder of builders) {
    progress(builder.table)
    makeTable(builder, making)
  }
  for (const sheet of sheets.opened) {
    if (!checkedScripts.has(sheet)) checkScript(sheet)
    checkSheet(sheet)
  }
  const { tables, files } = making
  const isKept = tables.some(({ kept }) => kept !== undefined)
  const manifest = manifestOf(sheets, context.items, isKept ? before : null)
  if (before && options.items !== null) losses.push(...itemLosses(before, manifest))
  losses.push(...making.losses)
  if (!options.acceptLoss) refuseLosses(losses)
  files.set(manifestPath, formatManifest(manifest))

  progress('writing')
  return {
    tables,
    losses,
    disputes: context.disputes.all,
    unmatched: unmatchedOverrides(hand, tables),
    replaced: replacedRows(hand, tables),
    dangling: danglingLinks(new Map(tables.map(({ table, rows }) => [table, rows]))),
    written: output.write(files),
    optional: Object.fromEntries(optionalSheets.map((name) => [name, sheets.has(name)])),
  }
}

/** Builds every table, compares with what is on disk, writes only when nothing was refused. Its output folder is its own until it ends. */
export const runImport = (
  options: ImportOptions,
  builders: readonly TableBuilder[],
  now: number,
  progress: (text: string) => void,
): ImportOutcome => {
  checkFolder('--sheets', options.sheets)
  if (options.items !== null) checkFolder('--items', options.items)
  const output = openOutput(options.out)
  try {
    return importInto(output, options, builders, now, progress)
  } finally {
    output.close()
  }
}
