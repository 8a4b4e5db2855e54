import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lookups, lookupsOf } from '../how-to/lookups.ts'
import type { Language } from '../ground/languages.ts'
import type { TableName, TableRow } from '../schema/index.ts'

/** Prose of a row: its texts by field, and when one of them last changed (epoch ms). */
export interface ProseRow {
  updatedAt: number
  [field: string]: string | number
}

const folder = join(import.meta.dirname, '../../..')
const loaded = new Map<string, unknown>()

const load = (path: string, absent: unknown): unknown => {
  if (!loaded.has(path)) {
    const file = join(folder, path)
    loaded.set(path, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent)
  }
  return loaded.get(path)
}

/** All rows of a table, deleted ones too; read once. They are not validated again: the import did, and a test does. */
export const loadTable = <Name extends TableName>(name: Name): readonly TableRow<Name>[] =>
  load(join('tables', `${name}.json`), []) as readonly TableRow<Name>[]

export const loadTables = <const Name extends TableName>(
  names: readonly Name[],
): { readonly [One in Name]: readonly TableRow<One>[] } =>
  Object.fromEntries(names.map((name) => [name, loadTable(name)])) as unknown as {
    readonly [One in Name]: readonly TableRow<One>[]
  }

/** Game prose of a table in one language by row id; empty where no import has written it on this machine. */
export const loadProse = (language: Language, name: TableName): Readonly<Record<string, ProseRow>> =>
  load(join('prose', language, `${name}.json`), {}) as Readonly<Record<string, ProseRow>>

/** The names that ways to get a thing point to, in one language. */
export const loadLookups = (language: Language): Lookups =>
  lookupsOf(
    language,
    loadTables([
      ...(['achievements', 'quests', 'items', 'npcs', 'placeNames', 'duties', 'fates', 'enemies', 'jobs'] as const),
      ...(['occasions', 'achievementCategories'] as const),
    ]),
  )
