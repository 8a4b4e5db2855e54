import { gameAnswer, type GameAnswer, publishedKey } from '@kupodex/data/contract'
import { type EditedTable, editedTables, type Language, languages, overridden, type Override } from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import { loadTable } from '@kupodex/data/tables'
import type { StepResult } from '../command/progress.ts'
import { openLive, readParsed, type Target } from '../publish/index.ts'

/** What editors say of a row, and since when (epoch ms). */
interface TimedOverride {
  fields: Override
  at: number
}

export type Overrides = Partial<Record<EditedTable, ReadonlyMap<number, TimedOverride>>>

type PublishedRows = GameAnswer['tables'][string]

/** What a night knows of editors and of the tables that readers have. */
export interface Edits {
  overrides: Overrides
  /** The rows of a table as they were published last; null where they never were. */
  published: (language: Language, table: EditedTable) => PublishedRows | null
}

export const noEdits: Edits = { overrides: {}, published: () => null }

interface ReadEdits extends Edits {
  /** How many there are that say something else than the table. */
  count: number
  /** Those that cannot be read, and those of rows that no table has: they stay in the store. */
  damaged: string[]
  unknown: string[]
}

/** A row of a table that editors may correct, as far as that matters here. */
interface EditedRow {
  id: number
  updatedAt: number
  deleted: boolean
  obtainable: boolean
}

const rowWith = (row: EditedRow, override: TimedOverride | undefined): EditedRow =>
  override === undefined || row.deleted
    ? row
    : { ...overridden(row, override.fields), updatedAt: Math.max(row.updatedAt, override.at) }

/** The tables with what editors say in them; a row that was edited is as new as the edit. */
export const withOverrides = <Tables extends object>(tables: Tables, overrides: Overrides): Tables => {
  const rowsOf = tables as Readonly<Record<string, readonly EditedRow[] | undefined>>
  const edited = editedTables.flatMap((table) => {
    const [rows, edits] = [rowsOf[table], overrides[table]]
    if (rows === undefined || edits === undefined || edits.size === 0) return []
    return [[table, rows.map((row) => rowWith(row, edits.get(row.id)))] as const]
  })
  return { ...tables, ...Object.fromEntries(edited) }
}

/** What a row says, whatever the order of its fields: reading a published row by its schema puts some before the others. */
const contentOf = ({ updatedAt: _, ...content }: PublishedRows[number]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))

/**
 * Rows of an edited table with times that grow from night to night. Imports and editors have clocks of their own, and an import is
 * often published after later edits: readers who hold those would never ask for its rows. So a row that differs from the one that
 * was published is newer than everything that readers can have of the table, and any other keeps its time.
 */
export const stampRows = (rows: PublishedRows, table: EditedTable, language: Language, edits: Edits): PublishedRows => {
  const before = edits.published(language, table)
  if (before === null) return rows
  const known = new Map(before.map((row) => [row.id, row]))
  const times = [
    ...before.map(({ updatedAt }) => updatedAt),
    ...[...(edits.overrides[table]?.values() ?? [])].map(({ at }) => at),
  ]
  const later = times.reduce((latest, time) => Math.max(latest, time), 0) + 1
  return rows.map((row) => {
    const old = known.get(row.id)
    const isSame = old !== undefined && contentOf(old) === contentOf(row)
    return { ...row, updatedAt: Math.max(row.updatedAt, isSame ? old.updatedAt : later) }
  })
}

const readPublished = async (target: Pick<Target, 'read'>): Promise<Edits['published']> => {
  const live = await openLive(target, 'game')
  const read = async (language: Language, table: EditedTable) => {
    const answer = await readParsed(live, publishedKey('gameTable', { lang: language, table }), gameAnswer)
    return [`${language}/${table}`, answer?.tables[table] ?? null] as const
  }
  const all = languages.flatMap((language) => editedTables.map((table) => read(language, table)))
  const rows = new Map(await Promise.all(all))
  return (language, table) => rows.get(`${language}/${table}`) ?? null
}

const idsOf = (table: EditedTable): ReadonlySet<number> =>
  new Set((loadTable(table) as readonly EditedRow[]).filter(({ deleted }) => !deleted).map(({ id }) => id))

/** Reads what editors say from the store, and from the target the tables that readers have. */
export const readEdits = async (
  store: Pick<Store, 'readOverrides'>,
  target: Pick<Target, 'read'>,
): Promise<ReadEdits> => {
  const read = await Promise.all(editedTables.map(async (table) => [table, await store.readOverrides(table)] as const))
  const edits: ReadEdits = { overrides: {}, published: await readPublished(target), count: 0, damaged: [], unknown: [] }
  for (const [table, { overrides, damaged }] of read) {
    const ids = idsOf(table)
    edits.overrides[table] = overrides
    edits.damaged.push(...damaged.map((id) => `${table} ${id}`))
    for (const [id, { fields }] of overrides) {
      if (Object.keys(fields).length === 0) continue
      edits.count += 1
      if (!ids.has(id)) edits.unknown.push(`${table} ${id}`)
    }
  }
  return edits
}

export const editsResult = ({ count, damaged, unknown }: ReadEdits): StepResult => {
  const lines = [
    `${count} rows corrected by editors`,
    ...(unknown.length > 0 ? [`of rows that no table has (kept): ${unknown.join(', ')}`] : []),
    ...(damaged.length > 0 ? [`not readable (kept): ${damaged.join(', ')}`] : []),
  ]
  return { text: lines.join('; '), figures: { overrides: count, unknownOverrides: unknown, damagedOverrides: damaged } }
}
