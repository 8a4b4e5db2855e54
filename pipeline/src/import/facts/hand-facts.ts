import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tables } from '@kupodex/data/game'
import { Refusal } from '../refusal.ts'
import { type FactRow, readFacts } from './fact-file.ts'

/** The files an import can not do without: each missing one would take facts away without a word. */
const required = [
  'bozja-note-sources',
  'island-animals',
  'metas',
  'overrides',
  'quest-names',
  'raids',
  'red-alert-balloons',
  'removed-leves',
  'seasonal',
  'sources',
  'ttcard-items',
  'unlock-leves',
  'unobtainable',
]

/** Facts that no sheet holds, kept by hand in `data/hand/<name>.csv`, each row with the source it stands on. */
export class HandFacts {
  readonly #folder: string
  readonly #rows = new Map<string, readonly FactRow[]>()
  readonly #gone = new Map<string, ReadonlySet<number>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Refuses a folder of facts that lacks a file; one that is not there at all has none to lose. */
  refuseMissing(): void {
    if (!existsSync(this.#folder)) return
    const missing = required.find((name) => !existsSync(join(this.#folder, `${name}.csv`)))
    if (missing !== undefined) throw new Refusal({ file: `hand/${missing}.csv` }, 'the file is missing')
  }

  /** The rows of `<name>.csv`, empty where there is no such file; a row that names no source is refused. */
  read(name: string, columns: readonly string[]): readonly FactRow[] {
    const known = this.#rows.get(name)
    if (known) return known
    const rows = readFacts(join(this.#folder, `${name}.csv`), `hand/${name}.csv`, [...columns, 'source'])
    for (const row of rows) {
      if (row.text('source') === '') row.refuse('source', 'the row names no source')
      if (columns.includes('table') && !Object.hasOwn(tables, row.text('table')))
        row.refuse('table', `there is no table "${row.text('table')}"`)
    }
    this.#rows.set(name, rows)
    return rows
  }

  /** The ids in the column `id` of `<name>.csv`. */
  ids(name: string): ReadonlySet<number> {
    return new Set(this.read(name, ['id']).map((row) => row.int('id')))
  }

  /** Ids of a table's rows that nobody can get any more, from `unobtainable.csv` (table, first, last). */
  gone(table: string): ReadonlySet<number> {
    const known = this.#gone.get(table)
    if (known) return known
    const ids = new Set<number>()
    for (const row of this.read('unobtainable', ['table', 'first', 'last'])) {
      if (row.text('table') !== table) continue
      for (let id = row.int('first'); id <= (row.maybeInt('last') ?? row.int('first')); id++) ids.add(id)
    }
    this.#gone.set(table, ids)
    return ids
  }
}
